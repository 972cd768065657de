import { brand } from '#shared/company/brand.ts';
import { copy as form } from '#web/features/contact/copy.ar.ts';
import type { ContactCopy } from './copy.en.ts';

export { texts } from '#shared/content/company/contact.ar.ts';

export const copy: ContactCopy = {
  meta: {
    title: `تواصل معنا | ${brand.name.ar}`,
    description:
      'اطلب عرض سعر لتدقيق التجزئة أو التسوّق الخفي أو أبحاث السوق في العراق وإقليم كوردستان، أو احجز عرضًا توضيحيًا. نرد خلال ٢٤ ساعة.',
    keywords: 'تواصل معنا، عرض سعر تدقيق التجزئة، التسوّق الخفي، عرض توضيحي، العراق، السليمانية',
  },
  office: 'المكتب',
  officePicture: 'مكتبنا',
  form,
};
