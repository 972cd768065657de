import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const posts = (count: number) =>
  counted(count, {
    one: 'منشور واحد',
    two: 'منشوران',
    few: 'منشورات',
    many: 'منشورًا',
    other: 'منشور',
    zero: 'بلا منشورات',
  });

export const copy: typeof english = {
  open: 'التصنيفات',
  title: 'التصنيفات',
  text: 'الاسم الذي تغيّره هنا يتغيّر في كل منشورات التصنيف، باللغتين. ولدمج تصنيفين أعطِ أحدهما اسم الآخر.',
  name: (place) => `التصنيف ${formatNumber(place)} بالإنجليزية`,
  nameAr: (place) => `التصنيف ${formatNumber(place)} بالعربية`,
  english: 'بالإنجليزية',
  arabic: 'بالعربية',
  posts,
  remove: (name) => `إزالة: ${name}`,
  add: 'إضافة تصنيف',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  renaming: (left) => `تتغيّر الأسماء في المنشورات، بقي: ${formatNumber(left)}`,
  cancel: 'إلغاء',
  close: 'إغلاق',
  none: 'لا توجد تصنيفات بعد. تأتي مع أولى المنشورات، أو تضيفها هنا.',
  problems: {
    required: 'أعطِ كل تصنيف اسمًا بالإنجليزية.',
    'too-long': 'هذا الاسم طويل جدًا.',
    twice: 'لتصنيفين الاسم نفسه؛ ادمجهما أو أعطِ كلًّا منهما اسمًا خاصًا به.',
  },
  merge: 'ادمجهما',
  saved: 'حُفظت التصنيفات.',
  failed: 'تعذّر حفظ التصنيفات. حاول مرة أخرى.',
  conflict:
    'تغيّرت التصنيفات في هذه الأثناء، من زميل أو من نافذة أخرى لك. تجد هنا تلك التغييرات وتغييراتك معًا: راجعها واحفظ مرة أخرى.',
  notRenamed: 'ما زال الاسم السابق في بعض المنشورات. احفظ مرة أخرى لتكمل.',
  notRead: 'تعذّر تحميل التصنيفات. حاول مرة أخرى.',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ تحميل التصنيفات',
};
