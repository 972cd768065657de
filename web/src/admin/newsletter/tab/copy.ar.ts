import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  tab: 'النشرة البريدية',
  loading: 'جارٍ التحميل',
  tryAgain: 'حاول مرة أخرى',
  failedTitle: 'تعذّر تحميل النشرة البريدية',
  failedText: 'لم يضِع شيء. حاول مرة أخرى.',
};
