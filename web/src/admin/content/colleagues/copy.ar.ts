import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  others: (names) => `يحرّر هذا النص الآن أيضًا: ${names}. من يحفظ أخيرًا يُسأل عن الذي غيّره كلاكما.`,
};
