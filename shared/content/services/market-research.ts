import { editedIn, longText, shownOn, text } from '../definition.ts';
import { texts as ar } from './market-research.ar.ts';
import { texts as en } from './market-research.en.ts';

export const marketResearch = shownOn(
  '/data-technology',
  { en, ar },
  {
    ...editedIn(
      { section: 'Market Research/Data and Technology' },
      {
        market_research_page_title: text('Market research page: title'),
        market_research_page_description: longText('Market research page: description'),
      },
    ),
  },
);
