import type { texts as english } from './activation.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  promotions_page_title: 'تدقيق العروض والتفعيل',
  promotions_page_description:
    'دفعت ثمن المنصّة والعيّنات والكادر. نتحقّق من وجودها كلّها، في المتجر وفي اليوم المحدّد.',
};
