import type { PreviewCopy } from './copy.en.ts';

export const copy: PreviewCopy = {
  label: 'عن هذه المعاينة',
  text: 'معاينة خاصة: ليست هذه الصفحة المنشورة.',
  until: (day) => `يعمل الرابط حتى ${day}.`,
};
