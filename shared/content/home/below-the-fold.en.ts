import { brand } from '#shared/company/brand.ts';
import { figures, formatFigure } from '#shared/company/figures.ts';

export const texts = {
  different_title: 'What makes us different',
  different1_title: 'Built for international brands',
  different1_description:
    'Your global standard, measured in Iraqi stores and reported the way your other markets report.',
  different2_title: 'Nationwide coverage',
  different2_description: `One method in all ${formatFigure(figures.provinces, 'en')} provinces, from hypermarkets in Erbil to corner shops in Maysan.`,
  different3_title: 'Smart tech plus local expertise',
  different3_description:
    'The app checks every answer on the spot. Auditors who know the district see what an app cannot.',
  services_title: 'Five ways to read a shelf',
  services_description: 'Take one, or put them together for a full picture.',
  service_retail_audit_title: 'Retail audit and shelf execution',
  service_retail_audit_description:
    'Availability, share of shelf, price and planogram, counted facing by facing.',
  service_promotions_title: 'Promotions and activation audits',
  service_promotions_description: 'Was the stand built, stocked and staffed on the day you paid for it?',
  service_mystery_shopping_title: 'Mystery shopping and customer experience',
  service_mystery_shopping_description: 'Mystery shoppers report the visit your customer actually gets.',
  service_market_research_title: 'Market research and insights',
  service_market_research_description: `Surveys, interviews and monthly dashboards: ${formatFigure(figures.respondents, 'en')} respondents in all.`,
  service_custom_audits_title: 'Custom and strategic audits',
  service_custom_audits_description:
    'A launch, a crisis, Ramadan, a store census: the audit is built around your question.',
  ideal_for_title: 'Ideal for',
  purpose_title: 'Why we count',
  purpose_description: 'Decisions rest on what can be seen. We show you the market as it is.',
  team_title: 'The people in the aisle',
  technology_title: 'Our own audit software',
  technology_description:
    'The auditor’s phone works without a signal. Your dashboard is updated with every visit that has been checked.',
  technology_feature1: 'Every store, as soon as it is checked',
  technology_feature2: 'Doubtful answers stopped at the shelf',
  technology_feature3: 'Secure, and it grows with your stores',
  parent_title: 'The company behind the brand',
  parent_description: `${brand.name.en} is a brand of ${brand.parent.en}, which serves clients across ${formatFigure(figures.parentClientCountries, 'en')} countries.`,
  cta_title: 'Tell us which shelf you need to see.',
  cta_description:
    'You get an answer first, then a scope and a price range, then a first field day set with you.',
  cta_button: 'Contact us',
};
