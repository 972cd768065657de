import { brand } from '#shared/company/brand.ts';

export const texts = {
  contact_title: 'Contact us',
  contact_description: 'Tell us what you sell and where. We reply within 24 hours.',
  contact_address: brand.address.en as string,
  contact_answer_time: 'Within 24 hours',
  contact_offer_time: 'Within 3 working days',
  contact_start_time: 'When you agree',
  contact_phone: brand.phone as string,
  contact_email: brand.email as string,
};
