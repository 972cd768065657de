import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  words: {
    leaders: { title: 'الاسم', text: 'المنصب', add: 'أضف عضوًا في القيادة' },
    clients: { title: 'الاسم', text: 'ما يقوله', add: 'أضف عميلًا' },
    certificates: { title: 'العنوان', text: 'الوصف', add: 'أضف شهادة' },
    offices: { title: 'الاسم', text: 'العنوان', add: 'أضف مكتبًا' },
    opening_hours: { title: 'الأيام', text: 'الوقت', add: 'أضف أيامًا' },
    questions: { title: 'السؤال', text: 'الجواب', add: 'أضف سؤالًا' },
  },
  phone: 'رقم الهاتف (اختياري)',
  picture: 'الصورة (اختيارية)',
  noPicture: 'إزالة الصورة',
  fieldOf: (field, place, language) => `${field}، المدخل ${formatNumber(place)}، ${language}`,
  unnamed: 'بلا اسم',
  emptySlot: 'لم يُملأ بعد',
  noArabic: 'بلا عربية',
  hidden: 'مخفي',
  handle: 'نقل',
  up: 'إلى الأعلى',
  down: 'إلى الأسفل',
  hide: 'إخفاء',
  remove: 'حذف',
  edit: 'تعديل',
  close: 'إغلاق',
  undo: 'تراجع',
  of: (action, name) => `${action}: ${name}`,
  place: (name, place, all) => `${name}، الموضع ${formatNumber(place)} من ${formatNumber(all)}`,
  keys: 'الأسهم تنقل، ومفتاح المسافة يضع، ومفتاح الخروج يعيد إلى الموضع الأول.',
  removed: (name) => `حُذف: ${name}.`,
  empty: 'لا شيء في هذه القائمة بعد: لا يعرض الموقع منها شيئًا.',
  noneFilled: (places) =>
    places === 0 ? 'لا شيء بعد' : `المواضع: ${formatNumber(places)}، لم يُملأ أي منها بعد`,
  shown: (count, hidden) =>
    `المعروض: ${formatNumber(count)}${hidden > 0 ? `، المخفي: ${formatNumber(hidden)}` : ''}`,
};
