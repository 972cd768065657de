import type { Localized } from '../language.ts';

/** Who the site speaks for. The only place these values are written; most become editable content. */
export const brand = {
  name: { en: 'Retail Evidence', ar: 'شواهد التجزئة' },
  parent: { en: 'Data Company', ar: 'Data\u00A0Company' },
  phone: '+964 000 000 0000',
  email: 'hello@example.com',
  address: { en: 'Sulaymaniyah, Kurdistan Region, Iraq', ar: 'السليمانية، إقليم كوردستان، العراق' },
  social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/example' }],
  copyrightYear: 2024,
} as const satisfies {
  name: Localized;
  parent: Localized;
  phone: string;
  email: string;
  address: Localized;
  social: readonly { name: string; url: string }[];
  copyrightYear: number;
};
