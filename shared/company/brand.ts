import type { Localized } from '../language.ts';

/** The company's default data. They are written only here; most can be edited as content. */
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
