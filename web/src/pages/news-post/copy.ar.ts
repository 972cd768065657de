import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import type { NewsPostCopy } from './copy.en.ts';

export const texts = { news_title: shell.news_title };

export const copy: NewsPostCopy = {
  meta: {
    title: `الأخبار | ${brand.name.ar}`,
    description: 'خبر عن تدقيق التجزئة والعمل الميداني ونظام التدقيق في العراق وإقليم كوردستان.',
    keywords: 'أخبار التجزئة في العراق، تقرير الرفوف، تدقيق التجزئة، العمل الميداني، نظام التدقيق',
  },
  trail: { label: 'مسار الصفحة', home: 'الرئيسية' },
  loading: 'جارٍ تحميل الخبر',
  article: {
    minutes: (count, written) =>
      count === 1
        ? 'يُقرأ في دقيقة'
        : count === 2
          ? 'يُقرأ في دقيقتين'
          : `يُقرأ في ${written} ${count <= 10 ? 'دقائق' : 'دقيقة'}`,
    contents: 'في هذا المقال',
    related: 'اقرأ أيضًا',
    copyLink: 'انسخ الرابط',
    copied: 'نُسخ الرابط',
    failed: 'تجد الرابط في شريط العنوان',
    share: 'شارك',
  },
  retry: 'حاول مرة أخرى',
  missing: {
    title: 'الخبر غير موجود',
    text: 'عذرًا، لم نعثر على الخبر المطلوب.',
    back: 'العودة إلى الأخبار',
  },
  closing: {
    title: 'هل تريد أن ترى ذلك على رفوفك؟',
    text: 'أخبرنا ماذا تبيع وأين.',
    action: 'تواصل معنا',
    sample: 'شاهد نموذج تقرير',
  },
};
