import { editedIn, shownOn, text } from '../definition.ts';
import { texts as ar } from './software.ar.ts';
import { texts as en } from './software.en.ts';

export const software = shownOn(
  '/proprietary-retail-software',
  { en, ar },
  {
    ...editedIn(
      { section: 'Explore Our Technology' },
      {
        software_languages: text('Software page: languages of the app'),
        software_encryption: text('Software page: encryption'),
        software_access: text('Software page: who sees what'),
        software_photo_check: text('Software page: check of photos'),
      },
    ),
  },
);
