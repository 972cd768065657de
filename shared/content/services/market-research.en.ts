export const texts = {
  market_research_page_title: 'Market research and insights',
  market_research_page_description:
    'The shelf shows what happened. Surveys, interviews and monthly tracking tell you why, in the words of those who buy and those who sell.',
};
