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
  });
const texts = (count: number) =>
  counted(count, { one: 'نص واحد', two: 'نصّان', few: 'نصوص', many: 'نصًا', other: 'نص' });

export const copy: typeof english = {
  title: 'ما ينتظر الترجمة',
  text: 'النصوص والمنشورات والتصنيفات والنصوص البديلة في قائمة واحدة، تبقى فيها حتى تفرغ.',
  back: 'كل النصوص',
  failed: 'تعذّرت قراءة القائمة.',
  workFailed: 'تعذّرت قراءة هذا النص.',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ تحميل ما ينتظر الترجمة',
  list: 'قائمة ما ينتظر الترجمة',
  show: 'اعرض',
  filters: {
    all: (count) => `الكل ${formatNumber(count)}`,
    missing: (count) => `الناقص ${formatNumber(count)}`,
    older: (count) => `القديم ${formatNumber(count)}`,
  },
  showList: (count) => `الكل ${formatNumber(count)}`,
  progress: (place, count, done) =>
    `${formatNumber(place)} من ${formatNumber(count)}${done === 0 ? '' : ` · أُنجزت ${formatNumber(done)}`}`,
  shown: (place, count, name, state) => `${formatNumber(place)} من ${formatNumber(count)}، ${name}، ${state}`,
  states: { missing: 'ناقص', older: 'قديم' },
  statesInFull: { missing: 'العربية ناقصة', older: 'أقدم من الإنجليزية' },
  done: 'أُنجز',
  kinds: {
    content: 'نص',
    blog: 'مقال',
    news: 'خبر',
    career: 'إعلان وظيفة',
    category: 'تصنيف',
    picture: 'نص بديل',
  },
  facts: {
    post: (kind, count) => `${kind}، ${texts(count)}`,
    category: (kind, count) => `${kind}، ${posts(count)}`,
  },
  categoryName: 'اسم التصنيف',
  alt: 'النص البديل',
  unnamed: 'صورة بلا اسم',
  english: 'English',
  arabic: 'العربية',
  changed: (day, by) => (by ? `غيّرها ${by} في ${day}` : `تغيّرت في ${day}`),
  of: (day) => `من ${day}`,
  marked: 'المعلَّم هو ما تغيّر منذ كُتبت العربية.',
  notKnown: 'لم يعد معروفًا ما تغيّر منذ كُتبت العربية.',
  before: 'قبلًا:',
  kept: 'ما كتبته محفوظ في هذا المتصفح.',
  markdown: 'في النص علامات Markdown؛ أبقها في مواضعها.',
  onSite: 'شاهده على الموقع',
  inEditor: 'افتحه في المحرّر',
  aList: 'هذه قائمة فيها عناصر عدة، ولها محرّر خاص بها.',
  save: 'حفظ ثم التالي',
  isRight: 'العربية ما زالت صحيحة',
  skip: 'تجاوز',
  previous: 'السابق',
  next: 'التالي',
  saving: 'جارٍ الحفظ',
  saved: 'حُفظت العربية',
  stillRight: 'صارت العربية محدّثة',
  notSaved: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
  conflict:
    'غيّر شخص آخر هذا في الأثناء. تظهر الآن الإنجليزية والعربية كما هما محفوظتان، وما كتبته باقٍ في المربع.',
  doneElsewhere: 'عربية هذا محدّثة فعلًا.',
  typedStays: 'كنت قد كتبت:',
  discard: 'تجاهل ما كتبته',
  empty: { title: 'كل العربية محدّثة', text: 'النصوص والمنشورات والتصنيفات والنصوص البديلة.' },
};
