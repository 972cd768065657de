export const texts = {
  join_team_title: 'Work with us, or meet us.',
  join_team_description: 'Ask who would be on your project, or send us your CV.',
  join_team_cta: 'Contact us',
  people_training:
    'Rules, app and conduct in the store, first in class and then beside an experienced auditor.',
  people_promotion: 'Supervisors, reviewers and trainers are chosen from those who did the visits.',
  people_safety: 'Anyone may leave a visit that does not feel safe, without giving a reason.',
};
