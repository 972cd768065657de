import { figures, formatFigure } from '#shared/company/figures.ts';

export const texts = {
  retail_audit_page_title: 'Retail audit and shelf execution in Iraq',
  retail_audit_page_description:
    'We visit the store, count the facings, read the price labels and photograph the result. You see what a shopper sees.',
  retail_audit_evidence: 'Position and time are recorded by the app, so they cannot be typed in later.',
  retail_audit_local_teams: `Local teams in all ${formatFigure(figures.provinces, 'en')} provinces know the roads and the districts.`,
  retail_audit_review: 'A second person reviews each visit.',
  retail_audit_languages: 'Reports in Arabic, Kurdish and English from the same data.',
  service_sales_merchandising_title: 'FMCG retail execution',
  service_sales_merchandising_description: 'Proof that what was agreed reached the shelf.',
};
