import type { NewsTeasers } from './teasers.en.ts';

export const teasers: NewsTeasers = {
  'quarterly-shelf-report': {
    title: 'لماذا يعود تقرير الرفوف إلى المتاجر نفسها',
    excerpt: 'التوفّر وحصة الرف والسعر والعروض: لا يُرى ما يتحرّك فيها إلا إذا بقيت المتاجر هي نفسها.',
    category: 'تدقيق التجزئة',
  },
  'eighteen-provinces': {
    title: 'تدقيق واحد في ثماني عشرة محافظة',
    excerpt: 'ما تتطلّبه زيارة المتاجر من دهوك إلى البصرة في الأسابيع نفسها، والعودة بإجابات تصح مقارنتها.',
    category: 'العمل الميداني',
  },
  'auditing-without-signal': {
    title: 'التدقيق مستمر حتى حيث تنقطع الشبكة',
    excerpt: 'يحفظ تطبيق المدقّق الزيارة كاملة على الهاتف، ويرسلها حالما تعود الشبكة.',
    category: 'البرمجيات',
  },
};
