import { brand } from '#shared/company/brand.ts';
import type { texts as english } from './contact.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  contact_title: 'تواصل معنا',
  contact_description: 'أخبرنا ماذا تبيع وأين. نرد خلال ٢٤ ساعة.',
  contact_address: brand.address.ar,
  contact_answer_time: 'خلال ٢٤ ساعة',
  contact_offer_time: 'خلال ٣ أيام عمل',
  contact_start_time: 'حين توافق',
  contact_phone: brand.phone,
  contact_email: brand.email,
};
