import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  counts: (missing, older) => `الناقص: ${formatNumber(missing)}، القديم: ${formatNumber(older)}`,
  states: { none: 'العربية ناقصة', some: 'العربية غير مكتملة', older: 'العربية أقدم من الإنجليزية' },
  isCurrent: 'العربية ما زالت صحيحة',
  marked: { title: 'حُفظت التغييرات', text: 'صارت العربية محدّثة.' },
  notMarked: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
  none: 'لا شيء ينتظر الترجمة هنا.',
  more: (count) =>
    `${counted(count, {
      one: 'منشور آخر',
      two: 'منشوران آخران',
      few: 'منشورات أخرى',
      many: 'منشورًا آخر',
      other: 'منشور آخر',
    })} في القائمة`,
};
