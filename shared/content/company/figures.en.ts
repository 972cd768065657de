/**
 * What each figure counts, and nothing else: population, survey, date and scope belong in the basis of the figure, which the
 * owner writes.
 */
export const texts = {
  provinces_label: 'provinces covered',
  experience_label: 'years of experience',
  research_projects_label: 'research projects',
  respondents_label: 'respondents',
  network_label: 'professionals in our network',
  team_satisfaction_label: 'client satisfaction',
  countries_label: 'countries',
  parent_years_label: 'years of the parent company',
  parent_projects_label: 'projects by the parent company',
  parent_retention_label: 'client retention',
  awards_satisfaction_label: 'satisfaction, partner projects',
  awards_partnerships_label: 'years with our longest-standing clients',
};
