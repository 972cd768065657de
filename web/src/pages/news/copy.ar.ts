import { brand } from '#shared/company/brand.ts';
import { texts as shell } from '#shared/content/company/shell.ar.ts';
import { teasers } from '#shared/news/teasers.ar.ts';
import type { NewsCopy } from './copy.en.ts';

export const texts = { news_title: shell.news_title };

export const copy: NewsCopy = {
  meta: {
    title: `الأخبار | ${brand.name.ar}`,
    description: 'أخبار تدقيق التجزئة والعمل الميداني ونظام التدقيق في العراق وإقليم كوردستان.',
    keywords: 'أخبار التجزئة في العراق، تقرير الرفوف، تدقيق التجزئة، العمل الميداني، نظام التدقيق',
  },
  lead: 'الجديد في تدقيقنا وفي الميدان وفي نظامنا.',
  loading: 'جارٍ تحميل الأخبار',
  failed: 'تعذّر تحميل أحدث الأخبار.',
  retry: 'حاول مرة أخرى',
  readMore: 'اقرأ المزيد',
  archive: 'كل الأخبار، صفحة بعد صفحة',
  viewAll: 'كل الأخبار',
  allShown: 'هذه كل أخبارنا حتى الآن.',
  articles: teasers,
  closing: {
    title: 'هل تريد أن ترى ذلك على رفوفك؟',
    text: 'أخبرنا ماذا تبيع وأين.',
    action: 'تواصل معنا',
  },
};
