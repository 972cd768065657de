import type { texts as english } from './mystery-shopping.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  mystery_shopping_page_title: 'التسوّق الخفي في العراق',
  mystery_shopping_page_description:
    'متسوّق خفي مدرَّب يشتري ما يشتريه زبونك، من المتجر نفسه وأمام البائع نفسه. ثم تقرأ ما جرى دقيقة بدقيقة.',
};
