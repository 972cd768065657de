import type { texts as english } from './activation.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  promotions_page_title: 'دفعت ثمن الستاند. فهل\u00A0كان\u00A0هناك؟',
  promotions_page_description:
    'ودفعت ثمن العيّنات وأجر الكادر أيضًا. نتأكّد من حضور ذلك كله، في المتجر واليوم المتفق عليهما.',
};
