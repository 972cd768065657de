import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  idle: {
    title: 'هل ما زلت هنا؟',
    text: 'لم يحدث شيء هنا منذ مدة. إن لم تبقَ فسيُسجَّل خروجك خلال',
    stay: 'البقاء',
    staying: 'لحظة واحدة',
    failed: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك واضغط مرة أخرى.',
  },
  total: {
    title: 'تنتهي جلستك قريبًا',
    text: 'لا تدوم أي جلسة أكثر من ١٢ ساعة. سجّل الدخول مرة أخرى لتتابع من دون أن تضيع كلمة. تنتهي جلستك خلال',
    later: 'لاحقًا',
  },
  ended: {
    title: 'انتهت جلستك',
    text: 'سجّل الدخول لتتابع من حيث أنت. ما كتبته ما زال هنا، وما كان يُحفظ يُحفظ حينها.',
    leave: 'إلى صفحة تسجيل الدخول',
  },
  left: (minutes: number) =>
    counted(minutes, {
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'دقائق متبقية',
      many: 'دقيقة متبقية',
      other: 'دقيقة متبقية',
    }),
};
