import type { texts as english } from './our-people.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  join_team_title: 'اعمل معنا، أو تعرّف إلينا.',
  join_team_description: 'اسأل من سيعمل على مشروعك، أو أرسل إلينا سيرتك الذاتية.',
  join_team_cta: 'تواصل معنا',
  people_training: 'القواعد والتطبيق وآداب دخول المتجر، في القاعة أولًا ثم إلى جانب مدقّق متمرّس.',
  people_promotion: 'المشرفون والمراجعون والمدرّبون يُختارون ممن أجروا الزيارات.',
  people_safety: 'لكل شخص أن يترك زيارة لا يطمئن إليها، من دون أن يبرّر.',
};
