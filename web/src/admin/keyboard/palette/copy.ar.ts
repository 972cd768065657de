import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const things = (count: number) =>
  counted(count, { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' });

export const copy: typeof english = {
  title: 'ابحث عن أي شيء',
  close: 'إغلاق',
  placeholder: 'قسم أو منشور أو نص أو رسالة أو صورة أو إجراء',
  results: 'النتائج',
  groups: {
    recent: 'فتحتها مؤخرًا',
    screens: 'الأقسام',
    actions: 'الإجراءات',
    posts: 'المنشورات',
    texts: 'محتوى الموقع',
    pictures: 'الصور',
    people: 'المستخدمون',
    messages: 'الرسائل',
  },
  kinds: { blog: 'مقال', news: 'خبر', career: 'وظيفة' },
  drafts: (place, count) => `نشر مسوّدات الصفحة: ${place} (${count.toLocaleString('ar-IQ')})`,
  done: 'منجزة',
  spam: 'مشتبه بها',
  allPosts: (count, tab) => `كل النتائج في ${tab} (${count.toLocaleString('ar-IQ')})`,
  allMessages: 'كل الرسائل التي فيها هذه الكلمات',
  count: (count) => things(count),
  nothing: (search) => `لا شيء باسم «${search}».`,
  nothingText: 'ابحث بكلمات أقل أو بجزء من كلمة. البحث يشمل اللغتين.',
  looking: (where) => `البحث جارٍ في: ${where}.`,
  failed: (where) => `تعذّر البحث في: ${where}.`,
  tryAgain: 'حاول مرة أخرى',
  comma: '، ',
  keys: { move: 'تنقّل', open: 'فتح', close: 'إغلاق' },
};
