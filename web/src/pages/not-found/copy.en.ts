import { brand } from '#shared/company/brand.ts';

/** The page shows both languages, whatever the language of the site around it. */
export const copy = {
  meta: {
    title: `Page Not Found | ${brand.name.en}`,
    description: "Sorry, we couldn't find the page you're looking for.",
    keywords: '',
  },
  en: {
    title: 'Page Not Found',
    text: "Sorry, we couldn't find the page you're looking for. It might have been moved or deleted.",
    home: 'Back to Home',
    back: 'Go Back',
  },
  ar: {
    title: 'الصفحة غير موجودة',
    text: 'عذرًا، لم نعثر على الصفحة التي تبحث عنها. ربما نُقلت أو حُذفت.',
    home: 'العودة إلى الرئيسية',
    back: 'رجوع',
  },
};

export type NotFoundCopy = typeof copy;
