import { brand } from '#shared/company/brand.ts';
import { copy as english, type NotFoundCopy } from './copy.en.ts';

export const copy: NotFoundCopy = {
  ...english,
  meta: {
    title: `الصفحة غير موجودة | ${brand.name.ar}`,
    description: 'عذرًا، لم نعثر على الصفحة التي تبحث عنها.',
    keywords: '',
  },
};
