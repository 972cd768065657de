import type { texts as english } from './market-research.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  market_research_page_title: 'أبحاث السوق والرؤى',
  market_research_page_description:
    'الرف يريك ما حدث. والاستبيانات والمقابلات والمتابعة الشهرية تخبرك لماذا حدث، بلسان من يشتري ومن يبيع.',
};
