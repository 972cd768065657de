import { brand } from '../../../../shared/brand.ts';
import { copy as form } from '../../features/contact/copy.en.ts';

export const copy = {
  meta: {
    title: `Contact us | ${brand.name.en}`,
    description:
      'Ask for a retail audit, mystery shopping or market research quote in Iraq and the Kurdistan Region, or book a demo. We reply within 24 hours.',
    keywords: 'contact, retail audit quote, mystery shopping quote, book a demo, Iraq, Sulaymaniyah',
  },
  title: 'Contact us',
  lead: 'Say what you sell and where. We reply within 24 hours.',
  office: 'Office',
  address: brand.address.en as string,
  form,
};

export type ContactCopy = typeof copy;
