export const texts = {
  awards_title: 'Awards and recognition',
  awards_description: 'The recognition that counts comes from those who pay for the work and order it again.',
  awards_satisfaction_label: 'satisfaction among long-term partners, latest project',
  awards_partnerships_label: 'year partnerships with our longest-standing clients',
};
