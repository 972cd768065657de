import { countLimit } from '#shared/messages/counts.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'رسائل مشتبه بها',
  text: 'تبدو هذه الرسائل غير مرغوب فيها فتنتظر هنا بعيدًا عن الجديدة. قيل لمرسليها ما قيل لغيرهم. لا يُحذف شيء من تلقاء نفسه.',
  urgentText: (count) => {
    const urgent = counted(count, {
      one: 'رسالة واحدة ذُكر أنها عاجلة أو طُلب فيها ممثّل',
      two: 'رسالتين ذُكر أنهما عاجلتان أو طُلب فيهما ممثّل',
      few: 'رسائل ذُكر أنها عاجلة أو طُلب فيها ممثّل',
      many: 'رسالة ذُكر أنها عاجلة أو طُلب فيها ممثّل',
      other: 'رسالة ذُكر أنها عاجلة أو طُلب فيها ممثّل',
    });
    return `ابدأ من بينها بـ${count > 2 ? ' ' : ''}${count === countLimit ? 'أكثر من ' : ''}${urgent}.`;
  },
  none: 'لا رسائل مشتبه بها.',
  notSpam: 'رسالة عادية',
  cleared: 'الرسالة الآن بين الجديدة.',
  notCleared: 'تعذّر تحديث الرسالة',
  delete: 'حذف',
  deleteTitle: 'حذف هذه الرسالة؟',
  deleteText: 'لا يمكن استعادتها.',
  keep: 'إبقاء',
  deleted: 'حُذفت الرسالة.',
  taken: 'أعاد أحدهم هذه الرسالة إلى الجديدة، أو رد عليها. لم تُحذف.',
  notDeleted: 'تعذّر حذف الرسالة',
  tryLater: 'حاول مرة أخرى.',
  deleteAll: 'حذف كل الرسائل المشتبه بها',
  deleteAllTitle: 'حذف الرسائل المشتبه بها؟',
  deleteAllText: (count: string) =>
    `عدد الرسائل التي ستُحذف: ${count}. لا رجعة في ذلك. ما يصل من الآن فصاعدًا يبقى.`,
  deleteNoneText: 'لم تبقَ هنا سوى رسائل عاجلة.',
  includeUrgent: (count: string) => `احذف العاجلة أيضًا (${count})`,
  deletedSoFar: (count: string) => `حُذف حتى الآن: ${count}`,
  stop: 'إيقاف',
  goOn: 'متابعة',
  stopped: 'توقّف الحذف. ما بقي ما زال هنا؛ يمكنك المتابعة.',
  failed: 'لم يُحذف بعضها. ما بقي ما زال هنا؛ حاول مرة أخرى للمتابعة.',
  allDeleted: 'حُذفت الرسائل كلها.',
};
