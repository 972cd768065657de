export const texts = {
  retail_audit_page_title: 'Retail audit and shelf execution in Iraq',
  retail_audit_page_description:
    'We visit the store, count the facings, read the price labels and photograph the result. You see what a shopper sees.',
  service_sales_merchandising_title: 'FMCG retail execution',
  service_sales_merchandising_description: 'Proof that what was agreed reached the shelf.',
};
