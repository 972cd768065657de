import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  title: 'ما ينتظر الترجمة',
  link: (count) => (count === 0 ? 'ما ينتظر الترجمة' : `ما ينتظر الترجمة (${formatNumber(count)})`),
  text: 'ما يقرؤه زوّار الموقع العربي بالإنجليزية، وما تغيّر نصه الإنجليزي بعد ترجمته.',
  show: 'اعرض',
  shown: { all: 'الناقص والقديم', missing: 'العربية ناقصة', older: 'العربية أقدم من الإنجليزية' },
  texts: 'نصوص الموقع',
  counts: (missing, older) => `الناقص: ${formatNumber(missing)}، القديم: ${formatNumber(older)}`,
  none: 'لا شيء ينتظر الترجمة هنا.',
  isCurrent: 'العربية ما زالت صحيحة',
  marked: { title: 'حُفظت التغييرات', text: 'صارت العربية محدّثة.' },
  notMarked: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
};
