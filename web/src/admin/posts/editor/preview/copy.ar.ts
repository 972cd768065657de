import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  toggle: 'معاينة الصفحة',
  links: 'رابط خاص',
};
