export const texts = {
  promotions_page_title: 'Promotions and activation audits',
  promotions_page_description:
    'You paid for the stand, the samples and the staff. We check that they were there, in the store and on the day.',
};
