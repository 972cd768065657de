import { brand } from '#shared/company/brand.ts';
import { texts } from '#shared/content/company/contact.en.ts';
import { copy as form } from '#web/features/contact/copy.en.ts';

export { texts };

export const copy = {
  meta: {
    title: `Contact us | ${brand.name.en}`,
    description:
      'Ask for a retail audit, mystery shopping or market research quote in Iraq and the Kurdistan Region, or book a demo. We reply within 24 hours.',
    keywords: 'contact, retail audit quote, mystery shopping quote, book a demo, Iraq, Sulaymaniyah',
  },
  office: 'Office',
  officePicture: 'Our office',
  form,
};

export type ContactCopy = typeof copy;
export type ContactTexts = typeof texts;
