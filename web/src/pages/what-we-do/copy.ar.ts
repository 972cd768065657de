import { brand } from '../../../../shared/brand.ts';
import type { WhatWeDoCopy } from './copy.en.ts';

export { texts } from '../../../../shared/content/fallbacks/what-we-do.ar.ts';

export const copy: WhatWeDoCopy = {
  meta: {
    title: `ماذا نقدّم | ${brand.name.ar}`,
    description:
      'تدقيق التجزئة وتدقيق العروض والتفعيل والتسوّق الخفي وأبحاث السوق والتدقيقات المخصّصة في محافظات العراق الثماني عشرة وإقليم كوردستان.',
    keywords:
      'خدمات التجزئة في العراق، تدقيق التجزئة، تدقيق العروض، التسوق الخفي، أبحاث السوق، تدقيقات مخصصة، إقليم كوردستان',
  },
  contact: 'تواصل معنا',
  mission: 'مهمتنا',
  services: {
    title: 'خمس خدمات',
    learnMore: 'اعرف المزيد',
    quote: 'اطلب عرض سعر',
    research: {
      title: 'أبحاث السوق والرؤى',
      text: 'استبيانات ومقابلات ولوحات شهرية تفسّر ما يُظهره الرف.',
    },
    custom: {
      title: 'تدقيقات مخصّصة واستراتيجية',
      text: 'إطلاق منتج أو أزمة أو رمضان أو حصر متاجر: نبني التدقيق حول السؤال.',
    },
  },
  more: {
    title: 'ولدينا أيضًا',
    software: 'برمجية التدقيق لدينا',
    commerce: 'التجارة الرقمية (بالإنجليزية)',
  },
  closing: {
    title: 'أخبرنا بما تريد أن تعرفه.',
    text: 'نردّ خلال ٢٤ ساعة ونسمّي الخدمة التي تجيب عنه.',
    action: 'تواصل معنا',
  },
};
