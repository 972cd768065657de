import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

const countedPictures = (count: number) =>
  counted(count, { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' });
const countedTables = (count: number) =>
  counted(count, { one: 'جدول واحد', two: 'جدولان', few: 'جداول', many: 'جدولًا', other: 'جدول' });
const listed = (tables: number, pictures: number) =>
  [...(tables > 0 ? [countedTables(tables)] : []), ...(pictures > 0 ? [countedPictures(pictures)] : [])].join(
    ' و',
  );

export const copy: typeof english = {
  toolbar: (label: string) => `تنسيق: ${label}`,
  tools: {
    bold: 'غامق',
    italic: 'مائل',
    heading: 'عنوان',
    list: 'قائمة',
    numbers: 'قائمة مرقّمة',
    quote: 'اقتباس',
    table: 'جدول',
    link: 'رابط',
    picture: 'صورة',
    undo: 'تراجع',
  },
  table: {
    name: 'جدول',
    addRow: 'إضافة صف',
    removeRow: 'حذف الصف',
    addColumn: 'إضافة عمود',
    removeColumn: 'حذف العمود',
    deleteTable: 'حذف الجدول',
    row: 'صف',
    column: 'عمود',
  },
  visual: {
    hint: 'اكتب كما تكتب في رسالة، وظلّل الكلمات واستعمل الأزرار أعلاه.',
    asMarkdown: 'التحرير بصيغة Markdown',
    asText: 'تحرير النص منسّقًا',
    loading: 'يجري تحميل المحرّر.',
    kept: 'محفوظ كما كُتب',
    picture: {
      missing: 'النص البديل ناقص',
      describe: 'صِف الصورة',
      field: 'ماذا تُظهر الصورة؟',
      described: (words) => `الوصف: ${words}`,
      replace: 'استبدال',
      remove: 'إزالة',
      notLoaded: 'تعذّر تحميل هذه الصورة.',
    },
  },
  link: {
    title: 'رابط',
    words: 'الكلمات',
    address: 'العنوان',
    hint: 'عنوان موقع أو بريد أو رقم هاتف، أو صفحة من هذا الموقع مثل /contact',
    refused: 'لا يمكن الربط بهذا العنوان.',
    set: 'تثبيت الرابط',
    remove: 'إزالة الرابط',
    cancel: 'إلغاء',
  },
  preview: 'معاينة',
  previewOf: (label: string) => `معاينة: ${label}`,
  empty: 'يظهر هنا ما تكتبه كما سيراه الزوّار.',
  undescribed: 'إحدى الصور بلا وصف: اكتب بين [ و ] ما تُظهره، لمن لا يراها.',
  notLoaded: 'تعذّر تحميل صورة. راجع رابطها أو أضف الصورة من جديد:',
  pasted: {
    cameAlong: (tables, pictures) => `لُصق مع النص ${listed(tables, pictures)}.`,
    leftOut: (count) => `لم تُلصق ${countedPictures(count)}:`,
    unnamed: 'بلا اسم',
    addThem: (count) => (count === 2 ? 'أضفهما' : 'أضفها'),
    close: 'إغلاق',
  },
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
    { typed: '| المدينة | المتاجر |\n| --- | --- |\n| أربيل | ٧ |', meaning: 'جدول؛ سطره الأول رأسه' },
    { typed: '---', meaning: 'خط فاصل' },
  ],
  emptyLine: 'سطر فارغ يبدأ فقرة جديدة.',
  linkText: { en: 'text', ar: 'نص' },
};
