import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import type { CareersCopy } from './copy.en.ts';

export const texts = { careers_title: shell.careers_title };

export const copy: CareersCopy = {
  meta: {
    title: `الوظائف | ${brand.name.ar}`,
    description: 'الوظائف المتاحة في تدقيق التجزئة والتسوّق الخفي وأبحاث السوق في العراق وإقليم كوردستان.',
    keywords: 'وظائف في العراق، وظائف مدقّق ميداني، وظائف متسوّق خفي، وظائف أبحاث السوق في كوردستان',
  },
  lead: 'مدقّقون ومتسوّقون خفيون ومحلّلون، ومن يجمع عملهم في نتيجة واحدة.',
  list: 'الوظائف المتاحة',
  loading: 'جارٍ تحميل الوظائف المتاحة',
  failed: { title: 'تعذّر تحميل الوظائف', text: 'يُرجى المحاولة مرة أخرى لاحقًا.' },
  retry: 'حاول مرة أخرى',
  loadMore: 'عرض المزيد',
  loadingMore: 'جارٍ التحميل',
  moreFailed: 'تعذّر تحميل المزيد من الوظائف. يُرجى المحاولة مرة أخرى لاحقًا.',
  archive: 'كل الوظائف، صفحة بعد صفحة',
  empty: {
    title: 'لا توجد وظائف شاغرة حاليًا',
    text: 'يمكنك مع ذلك أن ترسل سيرتك الذاتية وتذكر العمل والمحافظة اللذين تفكّر فيهما.',
  },
  closing: {
    title: 'أخبرنا بما تُجيده.',
    text: 'اكتب لنا بضعة أسطر عن نفسك ومحافظتك والعمل الذي تبحث عنه.',
    action: 'أرسل سيرتك الذاتية',
  },
};
