import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  open: 'سلة المحذوفات',
  openWith: (count, more) =>
    count === 0 ? 'سلة المحذوفات' : `سلة المحذوفات (${formatNumber(count)}${more ? '+' : ''})`,
  title: (tab) => `سلة المحذوفات: ${tab}`,
  text: (days) =>
    `تبقى المنشورات المحذوفة هنا مدة ${counted(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: 'أيام',
      many: 'يومًا',
      other: 'يوم',
    })} ثم تُحذف نهائيًا. ما تستعيده يعود إليه عنوانه، ويكون منشورًا إن كان منشورًا من قبل.`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل سلة المحذوفات.',
  more: 'إظهار المزيد',
  empty: 'لا توجد منشورات محذوفة.',
  deleted: (at, by) => (by ? `حذفه ${by} في ${at}` : `حُذف في ${at}`),
  restore: 'استعادة',
  forGood: 'حذف نهائي',
  question: 'لن يستطيع أحد استعادته بعد ذلك.',
  done: { restored: 'استُعيد المنشور', purged: 'حُذف المنشور نهائيًا' },
  notDone: 'لم ينجح ذلك',
  gone: 'لم يعد المنشور في سلة المحذوفات.',
  tryLater: 'يُرجى المحاولة لاحقًا.',
};
