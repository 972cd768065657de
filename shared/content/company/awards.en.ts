export const texts = {
  awards_title: 'Awards and recognition',
  awards_description: 'The recognition that counts comes from those who pay for the work and order it again.',
  awards_team_lead: 'Not prizes that we have won: four kinds of work that we would give one for.',
};
