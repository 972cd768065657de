import { brand } from '#shared/company/brand.ts';
import type { texts as english } from './hero.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  hero_title: 'اعرف ما على الرف كما هو.',
  hero_subtitle:
    'تدقيق تجزئة وتسوّق خفي وأبحاث سوق في العراق وإقليم كوردستان. كل نتيجة على الرف موثّقة بالصورة والمكان والوقت.',
  hero_cta: 'اطلب عرض سعر',
  hero_trade: 'تدقيق التجزئة في العراق',
  company_tagline: `علامة تابعة لـ ${brand.parent.ar}`,
};
