import { editedIn, longText, shownOn, text } from '../definition.ts';
import { texts as ar } from './custom-audits.ar.ts';
import { texts as en } from './custom-audits.en.ts';

export const customAudits = shownOn(
  '/custom-strategic-audits',
  { en, ar },
  {
    ...editedIn(
      { section: 'Custom and Strategic Audits' },
      {
        custom_audits_page_title: text('Custom audits page: title'),
        custom_audits_page_description: longText('Custom audits page: description'),
      },
    ),
  },
);
