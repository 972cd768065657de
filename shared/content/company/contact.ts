import { editedIn, email, image, longText, phone, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './contact.ar.ts';
import { texts as en } from './contact.en.ts';

export const contact = {
  ...shownOn(
    '/contact',
    { en, ar },
    {
      ...editedIn(
        { tab: 'Contact', section: 'Contact Information' },
        {
          contact_title: text('Contact: title'),
        },
      ),
      ...editedIn(
        { section: 'Contact Information' },
        {
          contact_description: longText('Contact: description'),
        },
      ),
      ...editedIn(
        { tab: 'Contact', section: 'Contact Information' },
        {
          contact_phone: phone('Phone number'),
          contact_email: email('Email address'),
          contact_address: longText('Address'),
          contact_answer_time: text('After a message: when it is answered'),
          contact_offer_time: text('After a message: when scope and price come'),
          contact_start_time: text('After a message: when field work begins'),
        },
      ),
    },
  ),
  ...shownWhenSet('/contact', {
    ...editedIn(
      { tab: 'Contact', section: 'Contact Information' },
      {
        business_hours: longText('Business hours'),
      },
    ),
    ...editedIn(
      { section: 'Website Images and Assets' },
      {
        office_image: image('Office picture', 800, 600),
      },
    ),
  }),
};
