import { brand } from '#shared/company/brand.ts';

export const texts = {
  contact_title: 'Contact us',
  contact_description: 'Tell us what you sell and where. We reply within 24 hours.',
  contact_address: brand.address.en as string,
  contact_phone: brand.phone as string,
  contact_email: brand.email as string,
};
