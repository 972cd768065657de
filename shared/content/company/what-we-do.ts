import { editedIn, image, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './what-we-do.ar.ts';
import { texts as en } from './what-we-do.en.ts';

export const whatWeDo = {
  ...shownOn(
    '/what-we-do',
    { en, ar },
    {
      ...editedIn(
        { tab: 'About Us', section: 'Company Information' },
        {
          about_title: text('About: title'),
          about_description: longText('About: description'),
        },
      ),
      ...editedIn(
        { tab: 'About Us', section: 'Purpose and Mission' },
        {
          mission_statement: longText('Mission statement'),
          vision_statement: longText('Vision statement'),
        },
      ),
      ...editedIn(
        { section: 'Company Information' },
        {
          company_description: longText('About the company and its parent'),
        },
      ),
      ...editedIn(
        { tab: 'Services', section: 'Services Section' },
        {
          service1_title: text('First service: title'),
          service1_description: text('First service: description'),
          service2_title: text('Second service: title'),
          service2_description: text('Second service: description'),
          service3_title: text('Third service: title'),
          service3_description: text('Third service: description'),
        },
      ),
    },
  ),
  ...shownWhenSet('/what-we-do', {
    ...editedIn(
      { tab: 'Images' },
      {
        about_image: image('About picture', 800, 600),
        services_image: image('Services picture', 1200, 400),
      },
    ),
  }),
};
