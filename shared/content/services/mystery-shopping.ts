import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './mystery-shopping.ar.ts';
import { texts as en } from './mystery-shopping.en.ts';

export const mysteryShopping = {
  ...shownOn(
    '/mystery-shopping-iraq',
    { en, ar },
    {
      ...editedIn(
        { section: 'Mystery Shopping and Customer Experience' },
        {
          mystery_shopping_page_title: text('Mystery shopping page: title'),
          mystery_shopping_page_description: longText('Mystery shopping page: description'),
        },
      ),
    },
  ),
  ...shownWhenSet('/mystery-shopping-iraq', {
    ...editedIn(
      { section: 'Website Images and Assets' },
      {
        mystery_shopping_image: image('Mystery shopping picture', 600, 400),
      },
    ),
  }),
};
