import type { Localized } from '../language.ts';

/**
 * The consent text of the subscription form. Its version is stored with each address: another wording needs another
 * version.
 */
export const consent = {
  version: '2026-11-22',
  wording: {
    en: 'By subscribing you let us keep your address and your language, and write to you about new articles. A link in each mail ends it.',
    ar: 'بالاشتراك تسمح لنا بحفظ بريدك ولغتك ومراسلتك عند صدور مقال جديد. وفي كل رسالة رابط لإلغاء الاشتراك.',
  },
} as const satisfies { version: string; wording: Localized };
