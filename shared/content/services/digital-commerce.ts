import { editedIn, longText, shownOn, text } from '../definition.ts';
import { texts as ar } from './digital-commerce.ar.ts';
import { texts as en } from './digital-commerce.en.ts';

export const digitalCommerce = shownOn(
  '/digital-commerce',
  { en, ar },
  {
    ...editedIn(
      { section: 'Digital Commerce' },
      {
        service_digital_commerce_title: text('Digital commerce: title'),
        service_digital_commerce_description: longText('Digital commerce: description'),
      },
    ),
  },
);
