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
  trail: { label: 'موقعك في الموقع', home: 'الرئيسية' },
  loading: 'جارٍ تحميل الخبر',
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
  },
};
