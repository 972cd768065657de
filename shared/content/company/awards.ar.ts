import type { texts as english } from './awards.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  awards_title: 'الجوائز والتقدير',
  awards_description: 'التقدير الذي يُعتد به يأتي ممن يدفع ثمن العمل ثم يطلبه مرة أخرى.',
  awards_team_lead: 'ليست جوائز نلناها، بل أربعة أعمال نرى أنها تستحق جائزة.',
};
