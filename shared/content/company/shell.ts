import { kinds, type PostShape, postKinds } from '#shared/posts/kinds.ts';
import {
  type ContentField,
  editedIn,
  image,
  link,
  longText,
  shownOn,
  shownWhenSet,
  text,
} from '../definition.ts';
import type { Place } from '../places.ts';
import { type ListTitleKey, listTitleKey } from './list-titles.ts';
import { texts as ar } from './shell.ar.ts';
import { texts as en } from './shell.en.ts';

/** The place where the title of a list is edited, by the shape of its posts. */
const listPlaces: Record<PostShape, Place> = {
  article: { section: 'News, Blog and Awards' },
  job: { section: 'Careers and ISO Certification' },
};

const listTitles = Object.fromEntries(
  postKinds.map((kind) => {
    const key = listTitleKey(kind);
    return [key, { ...text(`${en[key]}: name of the page`), ...listPlaces[kinds[kind].shape] }];
  }),
) as Record<ListTitleKey, ContentField<'text'> & Place>;

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
      ...listTitles,
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
