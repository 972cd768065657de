import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const posts = (count: number) =>
  counted(count, {
    one: 'منشور واحد',
    two: 'منشورين',
    few: 'منشورات',
    many: 'منشورًا',
    other: 'منشور',
  });

export const copy: typeof english = {
  column: 'التحديد',
  choose: (title) => `تحديد: ${title}`,
  chooseShown: (count) => `تحديد الكل (${formatNumber(count)})`,
  chooseFound: (count) => `تحديد كل النتائج (${formatNumber(count)})`,
  chosen: (count) => `المحدّد: ${formatNumber(count)}`,
  acts: {
    publish: 'نشر',
    unpublish: 'إلغاء النشر',
    withdraw: 'إلغاء النشر',
    delete: 'حذف',
    undelete: 'استعادة',
  },
  questions: {
    publish: {
      title: 'نشر هذه المنشورات؟',
      text: (count) => `تنشر ${posts(count)} ليراها جميع الزوّار، الآن أو في اليوم المخطّط له.`,
      keep: 'تركها مسوّدات',
    },
    unpublish: {
      title: 'إلغاء نشر هذه المنشورات؟',
      text: (count) => `لن يرى الزوّار ${posts(count)} بعد ذلك.`,
      keep: 'إبقاؤها منشورة',
    },
    delete: {
      title: 'حذف هذه المنشورات؟',
      text: (count) => `هل تريد حقًا حذف ${posts(count)}؟`,
      keep: 'إبقاء',
    },
  },
  soFar: (through, count) => `${formatNumber(through)} من ${formatNumber(count)} حتى الآن`,
  stop: 'إيقاف',
  done: {
    publish: (count) => `المنشورات التي نُشرت: ${formatNumber(count)}.`,
    unpublish: (count) => `المنشورات التي أُلغي نشرها: ${formatNumber(count)}.`,
    withdraw: (count) => `المنشورات التي أُلغي نشرها: ${formatNumber(count)}.`,
    delete: (count) => `المنشورات التي حُذفت: ${formatNumber(count)}.`,
    undelete: (count) => `المنشورات التي استُعيدت: ${formatNumber(count)}.`,
  },
  planned: {
    scheduled: 'المنشور مجدول.',
    ended: 'لا يرى الزوّار المنشور: انتهت مدة نشره.',
  },
  notSeen: (count) => `ما لا يراه الزوّار الآن بحسب تواريخه: ${formatNumber(count)}.`,
  failed: 'تعذّر تغيير بعضها',
  failedText: 'ما بقي لا يزال محدّدًا. حاول مرة أخرى.',
  undo: 'تراجع',
  undoOtherwise: 'استعمل مفاتيح النشر في هذه المنشورات، أو سلة المحذوفات',
  gone: 'حُذف المنشور في هذه الأثناء.',
  someGone: (count) => `ما حُذف منها في هذه الأثناء: ${formatNumber(count)}.`,
  publishThen: (title) => `النشر في هذا الموعد: ${title}`,
  publishedSwitch: (title) => `منشور: ${title}`,
  notSwitched: 'تعذّر تغيير المنشور. حاول مرة أخرى.',
  duplicate: 'نسخ',
  duplicated: 'أُنشئت نسخة منه مسوّدةً.',
  notDuplicated: 'تعذّر نسخ المنشور. حاول مرة أخرى.',
  edit: 'تعديل',
  editOtherwise: 'اضغط «تعديل» في سطر النسخة',
};
