import { brand } from '#shared/company/brand.ts';
import type { WhatWeDoCopy } from './copy.en.ts';

export { texts } from '#shared/content/company/what-we-do.ar.ts';

export const copy: WhatWeDoCopy = {
  meta: {
    title: `خدماتنا | ${brand.name.ar}`,
    description:
      'تدقيق التجزئة وتدقيق العروض والتفعيل والتسوّق الخفي وأبحاث السوق والتدقيق المخصّص في محافظات العراق كافة، ومنها محافظات إقليم كوردستان.',
    keywords:
      'خدمات التجزئة في العراق، تدقيق التجزئة، تدقيق العروض، التسوّق الخفي، أبحاث السوق، تدقيق مخصّص، إقليم كوردستان',
  },
  contact: 'تواصل معنا',
  mission: 'مهمتنا',
  services: {
    title: 'خمس خدمات',
    learnMore: 'اعرف المزيد',
    quote: 'اطلب عرض سعر',
    research: {
      title: 'أبحاث السوق والرؤى',
      text: 'استبيانات ومقابلات ولوحات بيانات شهرية تفسّر ما يُظهره الرف.',
    },
    custom: {
      title: 'التدقيق المخصّص والاستراتيجي',
      text: 'إطلاق منتج أو أزمة أو رمضان أو حصر متاجر: نبني التدقيق على سؤالك.',
    },
  },
  more: {
    title: 'ولدينا أيضًا',
    software: 'نظام التدقيق',
    commerce: 'التجارة الرقمية (بالإنجليزية)',
  },
  closing: {
    title: 'أخبرنا بما تريد أن تعرفه.',
    text: 'ونقترح الخدمة التي تجيب عنه.',
    action: 'تواصل معنا',
  },
};
