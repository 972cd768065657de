export const texts = {
  join_team_title: 'Work with us, or meet us.',
  join_team_description: 'Ask who would be on your project, or send us your CV.',
  join_team_cta: 'Contact us',
};
