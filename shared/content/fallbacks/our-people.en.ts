export const texts = {
  join_team_title: 'Work with us, or meet us.',
  join_team_description: 'Ask who would be on your project. We reply within 24 hours.',
  join_team_cta: 'Contact us',
};
