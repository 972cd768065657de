import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  author: {
    company: (name) => `الشركة: ${name}`,
    isCompany: 'الشركة',
    names: 'أسماء معلنة',
    people: 'العاملون في لوحة الإدارة',
    other: 'اسم آخر',
  },
  related: {
    none: 'لم يُختر شيء: تظهر في نهاية المقال مقالات أخرى من تصنيفه.',
    hint: 'تظهر في نهاية المقال بهذا الترتيب، ويسقط منها ما لا يراه الزوّار.',
    full: 'اخترت ثلاثة مقالات، ولا يظهر أكثر منها.',
    search: 'ابحث عن مقال تضيفه',
    placeholder: 'كلمات من العنوان',
    clear: 'مسح',
    found: 'المقالات الموجودة',
    nothing: 'لا مقال فيه هذه الكلمات.',
    add: (title) => `إضافة: ${title}`,
    up: (title) => `تقديم: ${title}`,
    down: (title) => `تأخير: ${title}`,
    remove: (title) => `إزالة: ${title}`,
    place: (title, place, count) => `${title}، الموضع ${formatNumber(place)} من ${formatNumber(count)}`,
    removed: (title) => `أُزيل ${title}`,
    states: {
      draft: 'مسوّدة لا تظهر',
      scheduled: 'مجدول يظهر في موعده',
      published: '',
      ended: 'انتهى نشره فلا يظهر',
    },
    gone: 'مقال حُذف فلا يظهر',
  },
  category: {
    isNew: (name) => `تصنيف جديد: ${name}`,
    inArabic: 'بالعربية:',
    noArabic: 'بلا اسم بعد، فيرى قرّاء العربية الاسم الإنجليزي',
    create: 'أنشئ هذا التصنيف',
    confirmFirst: 'أكّد التصنيف الجديد، أو اختر تصنيفًا موجودًا',
  },
};
