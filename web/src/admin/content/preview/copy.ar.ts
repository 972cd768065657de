import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  toggle: 'معاينة الصفحة',
  notPublic: 'مع ما لم يُحفظ بعد',
  asStored: 'كما يراها الزوّار',
  languages: 'لغة المعاينة',
  widths: 'مقاس المعاينة',
  width: { desk: 'حاسوب', phone: 'هاتف' },
  frame: { en: 'الصفحة بالإنجليزية', ar: 'الصفحة بالعربية' },
  loading: 'جارٍ تحميل المعاينة',
  slow: 'تتأخر المعاينة، وقد تسبقها كتابتك.',
  failed: 'تعذّر تحديث المعاينة، وما تراه هو النصوص كما كانت.',
  notLoaded: 'تعذّر تحميل المعاينة.',
  retry: 'حاول مرة أخرى',
};
