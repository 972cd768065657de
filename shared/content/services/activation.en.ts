export const texts = {
  promotions_page_title: 'You paid for the stand. Was it there?',
  promotions_page_description:
    'You paid for the samples and the staff as well. We check that all of it was there, in the store and on the day.',
};
