import { brand } from '#shared/company/brand.ts';
import { localeOf } from '#shared/language.ts';
import { retention } from '#shared/privacy/retention.ts';
import type { ReaderMailCopy } from './copy.en.ts';

const days = retention.newsletter.days.toLocaleString(localeOf('ar'));

export const copy: ReaderMailCopy = {
  confirmSubject: `أكّد بريدك لنشرة ${brand.name.ar}`,
  confirmTitle: 'بقيت خطوة واحدة',
  confirmText: [
    `ترك أحدهم هذا العنوان في موقع ${brand.name.ar} ليصله الجديد من المقالات. إن كنت أنت، فافتح الصفحة أدناه وأكّد اشتراكك منها.`,
    `وإن لم تكن أنت فلا يلزمك شيء: لن يراسلك أحد، ويُحذف العنوان بعد ${days} يومًا.`,
  ],
  confirm: 'إلى صفحة التأكيد',
  confirmWhy: 'لن تصلك رسالة أخرى قبل أن تؤكّد.',
  read: 'اقرأ المقال',
  otherLanguage: 'هذا المقال متاح بالإنجليزية فقط.',
  why: `تصلك هذه الرسالة لأنك اشتركت في جديد مدوّنة ${brand.name.ar}.`,
  leave: 'إلغاء الاشتراك',
};
