import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const texts = (count: number) =>
  counted(count, { one: 'نص واحد', two: 'نصان', few: 'نصوص', many: 'نصًا', other: 'نص' });
/** Like {@link texts}, as the object of a verbal noun. */
const theTexts = (count: number) =>
  counted(count, { one: 'النص', two: 'النصين', few: 'نصوص', many: 'نصًا', other: 'نص' });

export const copy: typeof english = {
  draft: 'مسوّدة',
  keptBy: (name: string, time: string) => `حفظها ${name}، ${time}`,
  keep: 'حفظ كمسوّدة',
  keepImage: 'حفظ كمسوّدة',
  keeping: 'جارٍ حفظ المسوّدة',
  kept: { title: 'حُفظت المسوّدة', text: 'لا يراها الزوّار بعد.' },
  notKept: 'تعذّر حفظ المسوّدة. حاول مرة أخرى.',
  endsDraft: 'حفظ التغييرات ينشر هذا النص فورًا وينهي مسوّدته.',
  endsImageDraft: 'حفظ الصورة ينشرها فورًا وينهي مسوّدتها.',
  nowOnSite: 'على الموقع الآن:',
  nothingOnSite: 'لا شيء',
  discard: 'حذف المسوّدة',
  discarded: 'حُذفت المسوّدة، وهي في السجل.',
  notDiscarded: 'تعذّر حذف المسوّدة',
  changedSince: 'تغيّر النص على الموقع بعد بدء هذه المسوّدة. افتحها واحفظها من جديد.',
  conflict: {
    by: (name) => `غيّر ${name} هذه المسوّدة وأنت تعدّلها. اختر أيهما تبقى.`,
    unknown: 'غيّر شخص آخر هذه المسوّدة وأنت تعدّلها. اختر أيهما تبقى.',
    own: 'غيّرتَ هذه المسوّدة في نافذة أخرى وأنت تعدّلها هنا. اختر أيهما تبقى.',
    text: 'تغيّر النص على الموقع بعد بدء هذه المسوّدة. اختر بأيهما تتابع.',
  },
  waiting: (count: number) =>
    counted(count, {
      one: 'تغيير واحد لم يُنشر',
      two: 'تغييران لم يُنشرا',
      few: 'تغييرات لم تُنشر',
      many: 'تغييرًا لم تُنشر',
      other: 'تغيير لم تُنشر',
    }),
  keptAt: (time: string) => `حُفظت المسوّدة ${time}`,
  publish: (count: number) => `نشر ${theTexts(count)}`,
  publishing: 'جارٍ النشر',
  published: (count: number) => ({
    title: counted(count, {
      one: 'نُشر النص',
      two: 'نُشر النصان',
      few: 'نصوص نُشرت',
      many: 'نصًا نُشرت',
      other: 'نص نُشرت',
    }),
    text: count === 1 ? 'يراه الزوّار الآن.' : 'ظهرت للزوّار معًا.',
  }),
  notPublished: 'لم يُنشر شيء',
  elsewhere: (count: number) => `${texts(count)} في أجزاء أخرى`,
  changedTexts: (names: string) =>
    `تغيّر النص على الموقع في هذه الأثناء: ${names}. افتحه واحفظ مسوّدته من جديد.`,
  changedDrafts: (names: string) =>
    `غيّر أحدهم هذه المسوّدة أو نشرها في هذه الأثناء: ${names}. انظر إليها من جديد.`,
  tooMany: (max: number) => `لا يُنشر معًا أكثر من ${texts(max)}.`,
  later: 'جدولة النشر',
  dialog: {
    title: (count: number) => `نشر ${theTexts(count)} في موعد`,
    move: 'اختيار موعد آخر',
    time: 'التاريخ والوقت',
    hint: 'تظهر للزوّار معًا في ذلك الوقت، كما تكون مسوّداتها حينها.',
    baghdad: (words: string) => `${words} بتوقيت بغداد`,
    plan: 'تحديد الموعد',
    cancel: 'إلغاء',
    incomplete: 'اختر تاريخًا ووقتًا لم يأتيا بعد.',
  },
  planned: (time: string, by: string) => `يُنشر ${time} بتوقيت بغداد، حدّد الموعد ${by}:`,
  held: (time: string) => `كان موعده ${time} بتوقيت بغداد، لكن النص على الموقع تغيّر:`,
  move: 'تغيير الموعد',
  cancelPlan: 'إلغاء الموعد',
  planCancelled: 'أُلغي الموعد، وبقيت المسوّدات.',
  notCancelled: 'تعذّر تغيير الموعد',
  failed: {
    tag: 'لم يُحفظ',
    bar: 'لم يُحفظ، وهو باقٍ في هذا المتصفح',
    text: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
    again: (seconds: number) =>
      `لا يمكن الوصول إلى الخادم؛ ما كتبته محفوظ هنا ويُعاد إرساله بعد ${counted(seconds, {
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: 'ثوانٍ',
        many: 'ثانية',
        other: 'ثانية',
      })}.`,
    now: 'لا يمكن الوصول إلى الخادم؛ ما كتبته محفوظ هنا ويُعاد إرساله.',
    tryAgain: 'حاول مرة أخرى',
  },
  changes: {
    open: 'تغييرات النصوص معًا',
    title: 'نصوص نُشرت معًا',
    close: 'إغلاق',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل التغييرات.',
    tryAgain: 'حاول مرة أخرى',
    none: 'لم تُنشر نصوص معًا بعد.',
    more: 'إظهار تغييرات أقدم',
    difference: 'الفرق',
    hide: 'إخفاء',
    undo: 'التراجع عن التغيير كله',
    undone: 'تراجعتَ عن التغيير كله',
    notUndone: 'تعذّر التراجع',
    changedSince: (names: string) => `تغيّر هذا النص منذ ذلك الحين: ${names}. وفي سجله ما كان قبلًا.`,
    gone: 'تراجع عنه أحدهم قبلك، أو لم يعد محفوظًا.',
    states: { planned: 'له موعد', held: 'موقوف', published: 'نُشر', undone: 'تُرُوجع عنه' },
    undoes: 'تراجع عن تغيير سابق',
    same: 'لا فرق.',
  },
  tryLater: 'يُرجى المحاولة لاحقًا.',
};
