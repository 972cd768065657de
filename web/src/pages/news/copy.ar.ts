import { brand } from '../../../../shared/brand.ts';
import { texts as shell } from '../../../../shared/content/fallbacks/shell.ar.ts';
import { teasers } from '../../../../shared/news/teasers.ar.ts';
import type { NewsCopy } from './copy.en.ts';

export const texts = { news_title: shell.news_title };

export const copy: NewsCopy = {
  meta: {
    title: `الأخبار | ${brand.name.ar}`,
    description: 'أخبار تدقيق التجزئة والعمل الميداني وبرمجية التدقيق في العراق وإقليم كوردستان.',
    keywords: 'أخبار التجزئة في العراق، تقرير الرفوف، تدقيق التجزئة، العمل الميداني، برمجية التدقيق',
  },
  lead: 'ما يتغيّر في تدقيقاتنا، وفي الميدان، وفي البرمجية.',
  loading: 'جارٍ تحميل الأخبار',
  failed: 'تعذّر تحميل أحدث الأخبار.',
  retry: 'حاول مرة أخرى',
  readMore: 'اقرأ المزيد',
  viewAll: 'كلّ الأخبار',
  articles: teasers,
  closing: {
    title: 'أتريد أن ترى ذلك على رفوفك؟',
    text: 'نردّ خلال ٢٤ ساعة.',
    action: 'تواصل معنا',
  },
};
