import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  province: 'المحافظة',
  row: 'السطر',
  levels: { 2: 'خط سير منتظم', 1: 'عند الطلب', 0: 'بعد فحص الطريق' },
  cell: (province, outlet) => `${province}، ${outlet}`,
  provinceOf: (place) => `محافظة السطر ${formatNumber(place)}`,
  twice: 'لهذه المحافظة سطر آخر أدناه، وهو المعتمد.',
  note: 'تظهر تحت الجدول كما هي',
  noteOf: (place) => `ملاحظة في السطر ${formatNumber(place)}`,
  mend: 'حوّلها إلى سطر في الجدول',
  add: 'إضافة سطر',
  addNote: 'إضافة ملاحظة',
  up: 'إلى الأعلى',
  down: 'إلى الأسفل',
  remove: 'حذف',
  of: (action, name) => `${action}: ${name}`,
  moved: (name, place, all) => `${name}: أصبح ترتيبها ${formatNumber(place)} من ${formatNumber(all)}.`,
  removed: (name) => `حُذف السطر: ${name}.`,
  empty: 'لا أسطر بعد: تعرض الصفحة مثالها.',
  forBoth: 'يرى الزوّار هذا الجدول في الصفحة العربية بكلمات عربية.',
  ofArabic: 'جدول مستقل للصفحة العربية',
  asInEnglish: 'استعمل الجدول الإنجليزي في الصفحة العربية أيضًا',
};
