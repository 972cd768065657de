import { cvMonths } from '#shared/privacy/retention.ts';
import type { copy as english } from './copy.en.ts';

const months: Readonly<Record<typeof cvMonths, string>> = { 6: 'ستة أشهر' };

export const copy: typeof english = {
  title: 'السيرة الذاتية',
  size: (kilobytes) => `ملف PDF، ${kilobytes} كيلوبايت`,
  until: (day) => `تُحذف بعد ${day}`,
  comma: '، ',
  download: 'تنزيل السيرة الذاتية',
  downloadOf: (name) => `تنزيل السيرة الذاتية: ${name}`,
  ownersOnly: 'لا يفتحها إلا مالك للموقع.',
  missing: 'فُقدت قبل وصول الرسالة. اطلبها مرة أخرى.',
  over: `حُذف الملف، فالسير الذاتية تُحفظ ${months[cvMonths]}.`,
  failed: 'تعذّر تنزيل السيرة الذاتية',
  failedText: 'يُرجى المحاولة مرة أخرى لاحقًا.',
};
