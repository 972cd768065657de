import { brand } from '#shared/company/brand.ts';
import type { texts as english } from './shell.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  company_name: brand.name.ar,
  footer_about: 'تدقيق تجزئة وتسوّق خفي وأبحاث سوق في أنحاء العراق وإقليم كوردستان.',
  footer_copyright: `© ${new Intl.NumberFormat('ar-IQ', { useGrouping: false }).format(brand.copyrightYear)} ${brand.name.ar}. علامة تابعة لـ ${brand.parent.ar}`,
  news_title: 'الأخبار',
  blog_title: 'المدوّنة',
  careers_title: 'الوظائف',
  social_linkedin: brand.social[0].url,
};
