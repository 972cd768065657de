import { editedIn, longText, shownOn, text } from '../definition.ts';
import { texts as ar } from './activation.ar.ts';
import { texts as en } from './activation.en.ts';

export const activation = shownOn(
  '/activation-experience',
  { en, ar },
  {
    ...editedIn(
      { section: 'Promotions and Activation Audits' },
      {
        promotions_page_title: text('Promotions page: title'),
        promotions_page_description: longText('Promotions page: description'),
      },
    ),
  },
);
