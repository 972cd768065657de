import type { texts as english } from './figures.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  provinces_label: 'محافظة نغطّيها',
  experience_label: 'سنة من الخبرة',
  research_projects_label: 'مشروعًا بحثيًا',
  respondents_label: 'مستجيب',
  network_label: 'مختصًا في شبكتنا',
  team_satisfaction_label: 'رضا العملاء',
  countries_label: 'دول',
  parent_years_label: 'سنوات من عمر الشركة الأم',
  parent_projects_label: 'مشروعًا أنجزته الشركة الأم',
  parent_retention_label: 'نسبة احتفاظها بعملائها',
  awards_satisfaction_label: 'الرضا عن مشاريع الشراكة',
  awards_partnerships_label: 'سنوات مع أقدم عملائنا',
};
