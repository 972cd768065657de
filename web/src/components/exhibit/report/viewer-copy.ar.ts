import type { ViewerCopy } from './viewer-copy.en.ts';

export const copy: ViewerCopy = {
  pages: ['الغلاف', 'ثلاث نتائج', 'التوزيع والتوفّر', 'الأسعار', 'حصة الرف', 'المنهج وحدوده'],
  pageOf: (page, all) => `الصفحة ${page} من ${all}`,
  label: 'صفحات التقرير الست',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  pagesOf: (first, second, all) => `الصفحتان ${first} و${second} من ${all}`,
  hint: 'سهما لوحة المفاتيح يقلّبان الصفحات، وعلامة + تكبّرها.',
  touchHint: 'اسحب أو استعمل السهمين. انقر الصفحة لتكبيرها.',
  enlarge: 'تكبير',
  reduce: 'الصفحة كاملة',
  enlarged: 'صفحة مكبّرة، مرّر لتقرأها',
  asText: 'اقرأها نصًّا',
  asPages: 'أظهر الصفحات',
  ask: 'خطّط لتقرير مثله',
  method: 'كيف نتأكّد مما في تقريرنا',
  thumbnails: 'كل الصفحات',
  thumbnail: (page, title) => `الصفحة ${page}: ${title}`,
};
