import { editedIn, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './awards.ar.ts';
import { texts as en } from './awards.en.ts';

export const awards = {
  ...shownOn(
    '/awards',
    { en, ar },
    {
      ...editedIn(
        { section: 'News, Blog and Awards' },
        {
          awards_title: text('Awards: title'),
          awards_description: longText('Awards: description'),
          awards_team_lead: text('Awards: what is said of prizes for the team'),
        },
      ),
    },
  ),
  ...shownWhenSet('/awards', {
    ...editedIn(
      { section: 'Careers and ISO Certification' },
      {
        iso_title: text('ISO certification: title'),
        iso_description: longText('ISO certification: description'),
      },
    ),
    ...editedIn(
      { section: 'Our Clients' },
      {
        client1_name: text('First client: name'),
        client1_testimonial: longText('First client: testimonial'),
        client2_name: text('Second client: name'),
        client2_testimonial: longText('Second client: testimonial'),
      },
    ),
  }),
};
