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

export const copy: typeof english = {
  search: {
    category: 'ابحث في المنشورات بالعنوان أو الكاتب أو التصنيف، بالعربية أو الإنجليزية',
    department: 'ابحث في المنشورات بالعنوان أو القسم أو الموقع، بالعربية أو الإنجليزية',
  },
  placeholder: {
    category: 'عنوان أو كاتب أو تصنيف',
    department: 'عنوان أو قسم أو موقع',
  },
  clearSearch: 'مسح البحث',
  clearAll: 'مسح الكل',
  filters: 'تصفية',
  filtersCount: (count) => `تصفية (${formatNumber(count)})`,
  state: 'الحالة',
  anyState: 'كل الحالات',
  arabic: 'العربية',
  anyArabic: 'كل اللغات',
  arabicStates: {
    none: 'العربية ناقصة',
    some: 'العربية غير مكتملة',
    older: 'العربية أقدم من الإنجليزية',
    all: 'العربية مكتملة',
  },
  group: { category: 'التصنيف', department: 'القسم' },
  anyGroup: { category: 'كل التصنيفات', department: 'كل الأقسام' },
  month: 'الشهر',
  anyMonth: 'كل التواريخ',
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث أولًا',
    oldest: 'الأقدم أولًا',
    changed: 'آخر ما عُدّل أولًا',
    title: 'العنوان الإنجليزي',
    titleAr: 'العنوان العربي',
  },
  none: 'لا توجد نتائج',
  noneText: 'جرّب كلمات أخرى، أو قلّل خيارات التصفية.',
  shown: (count) => `المعروض: ${posts(count)}`,
  shownOf: (from, to, count) => `من ${formatNumber(from)} إلى ${formatNumber(to)}، والمجموع ${posts(count)}`,
  found: (count, all) => `وُجد ${formatNumber(count)} من ${formatNumber(all)}`,
  pages: 'الصفحات',
  page: (page, pages) => `الصفحة ${formatNumber(page)} من ${formatNumber(pages)}`,
  previous: 'السابق',
  next: 'التالي',
};
