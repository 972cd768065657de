export const texts = {
  custom_audits_page_title: 'Custom and strategic audits',
  custom_audits_page_description:
    'For questions the monthly report does not answer: a launch, a crisis, a season, a distributor, a market nobody has mapped.',
};
