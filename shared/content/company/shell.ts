import { editedIn, image, link, longText, shownOn, shownWhenSet, text } from '../definition.ts';
import { texts as ar } from './shell.ar.ts';
import { texts as en } from './shell.en.ts';

export const shell = {
  ...shownOn(
    '/',
    { en, ar },
    {
      ...editedIn(
        { section: 'Company Information' },
        {
          company_name: text('Company name'),
        },
      ),
      ...editedIn(
        { tab: 'Footer', section: 'Footer and Social Media' },
        {
          footer_about: longText('About the company'),
          footer_copyright: text('Copyright line'),
          social_linkedin: link('LinkedIn address'),
        },
      ),
      ...editedIn(
        { section: 'News, Blog and Awards' },
        {
          news_title: text('News: name of the page'),
          blog_title: text('Blog: name of the page'),
        },
      ),
      ...editedIn(
        { section: 'Careers and ISO Certification' },
        {
          careers_title: text('Careers: name of the page'),
        },
      ),
    },
  ),
  ...shownWhenSet('/', {
    ...editedIn(
      { tab: 'Footer', section: 'Footer and Social Media' },
      {
        social_facebook: link('Facebook address (optional)'),
        social_twitter: link('Twitter address (optional)'),
      },
    ),
    ...editedIn(
      { tab: 'Images', section: 'Website Images and Assets' },
      {
        company_logo: image('Logo', 200, 80),
      },
    ),
  }),
};
