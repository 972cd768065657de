export const texts = {
  mystery_shopping_page_title: 'Mystery shopping in Iraq',
  mystery_shopping_page_description:
    'A trained mystery shopper buys what your customer buys, in the same shop and at the same counter. You read how it went, minute by minute.',
};
