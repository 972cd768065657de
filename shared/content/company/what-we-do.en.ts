import { brand } from '#shared/company/brand.ts';
import { figures, formatFigure } from '#shared/company/figures.ts';

export const texts = {
  about_title: 'What we do',
  about_description:
    'We tell brands what really happens in the stores of Iraq and the Kurdistan Region, so that their decisions rest on evidence.',
  mission_statement:
    'Between a plan and a shelf lie a distributor, a van, a shop owner and a busy morning. Our mission is to show brands what is left of the plan when it arrives: counted, photographed and checked.',
  vision_statement: `One method holds in all ${formatFigure(figures.provinces, 'en')} provinces, from the hypermarket to the corner grocery. What we find is delivered as it is, good news or bad.`,
  company_description: `We are a brand of ${brand.parent.en}. We visit stores and turn what we see there into figures you can plan with.`,
  service1_title: 'Retail audit and shelf execution',
  service1_description: 'Availability, share of shelf, price and planogram, counted facing by facing.',
  service2_title: 'Promotions and activation audits',
  service2_description: 'Was the stand built, stocked and staffed on the day you paid for it?',
  service3_title: 'Mystery shopping and customer experience',
  service3_description: 'Trained mystery shoppers report the visit your customer actually gets.',
};
