import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  toolbar: (label: string) => `تنسيق: ${label}`,
  tools: {
    bold: 'غامق',
    italic: 'مائل',
    heading: 'عنوان',
    list: 'قائمة',
    numbers: 'قائمة مرقّمة',
    quote: 'اقتباس',
    link: 'رابط',
    picture: 'صورة',
  },
  preview: 'معاينة',
  previewOf: (label: string) => `معاينة: ${label}`,
  empty: 'يظهر هنا ما تكتبه كما سيراه الزوّار.',
  undescribed: 'إحدى الصور بلا وصف: اكتب بين [ و ] ما تُظهره، لمن لا يراها.',
  notLoaded: 'تعذّر تحميل صورة. راجع رابطها أو أضف الصورة من جديد:',
  leftOut: (count) =>
    `لم تُلصق مع النص ${counted(count, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' })}.`,
  addThem: 'أضفها بزر «صورة»، أو أفلت ملفها في النص.',
  hint: 'النص العادي يكفي. الأزرار تنسّقه بصيغة Markdown.',
  help: 'كيف يعمل التنسيق',
  examples: [
    { typed: '# عنوان', meaning: 'عنوان؛ و ## و ### عناوين أصغر' },
    { typed: '**غامق** و *مائل*', meaning: 'كلمات غامقة ومائلة' },
    { typed: '- أولًا\n- ثانيًا', meaning: 'قائمة؛ ومع 1. و 2. تُرقَّم' },
    { typed: '> كلمات', meaning: 'اقتباس' },
    {
      typed: '[خدماتنا](/what-we-do)',
      meaning: 'رابط إلى صفحة من هذا الموقع، أو https:// أو mailto: أو tel:',
    },
    { typed: '![رف ممتلئ](/images/shelf.png)', meaning: 'صورة وما تُظهره' },
    { typed: '---', meaning: 'خط فاصل' },
  ],
  emptyLine: 'سطر فارغ يبدأ فقرة جديدة.',
  linkText: { en: 'text', ar: 'نص' },
};
