export const texts = {
  awards_title: 'Awards and recognition',
  awards_description: 'The recognition that counts comes from those who pay for the work and order it again.',
  awards_team_lead: 'We honour colleagues in four fields.',
};
