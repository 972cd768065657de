import { type ArabicForms, counted } from '#web/i18n/counted.ts';
import { copy as imageCopy } from '../images/copy.ar.ts';
import { formatNumber } from '../lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

type KindWords = (typeof english.kinds)['blog'];

/**
 * Builds the sentences about one kind of posts from its noun: singular, definite, plural and after a number, and its gender.
 */
const words = (
  one: string,
  the: string,
  all: string,
  many: string,
  feminine = false,
): Omit<KindWords, 'tab'> => ({
  loading: `جارٍ تحميل ${all}`,
  failed: (verb) => `${{ create: 'تعذّر إنشاء', update: 'تعذّر تحديث', delete: 'تعذّر حذف' }[verb]} ${the}`,
  confirmDelete: `هل تريد حقًا حذف ${the}؟`,
  done: {
    create: `${feminine ? 'أُنشئت' : 'أُنشئ'} ${the}.`,
    update: `${feminine ? 'حُدّثت' : 'حُدّث'} ${the}.`,
    delete: `${feminine ? 'حُذفت' : 'حُذف'} ${the}.`,
  },
  add: `إضافة ${one}`,
  create: `إنشاء ${one}`,
  edit: `تعديل ${the}`,
  deletion: `حذف ${the}`,
  emptyTitle: `لا ${many} بعد`,
  emptyText: `ابدأ بإنشاء ${one}. يبقى ما تنشئه مسوّدة حتى تنشره.`,
  emptyAction: `إنشاء أول ${one}`,
  listFailed: `تعذّر تحميل ${all}`,
  states: {
    draft: 'مسوّدة',
    scheduled: feminine ? 'مجدولة' : 'مجدول',
    published: feminine ? 'منشورة' : 'منشور',
    ended: feminine ? 'انتهى نشرها' : 'انتهى نشره',
  },
});

const paragraphs: ArabicForms = {
  one: 'فقرة',
  two: 'فقرتان',
  few: 'فقرات',
  many: 'فقرة',
  other: 'فقرة',
};
const characters: ArabicForms = {
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};

/** The name of a field in both languages. */
const both = (label: string) => ({ en: `${label} بالإنجليزية`, ar: `${label} بالعربية` });

export const copy: typeof english = {
  kinds: {
    blog: words('مقال', 'المقال', 'المقالات', 'مقالات'),
    news: words('خبر', 'الخبر', 'الأخبار', 'أخبار'),
    career: words('وظيفة', 'الوظيفة', 'الوظائف', 'وظائف', true),
  },
  tryLater: 'يُرجى المحاولة مرة أخرى لاحقًا.',
  tryAgain: 'حاول مرة أخرى',
  error: 'خطأ',
  columns: {
    title: 'العنوان',
    jobTitle: 'المسمّى الوظيفي',
    author: 'الكاتب',
    category: 'التصنيف',
    department: 'القسم',
    location: 'الموقع',
    type: 'النوع',
    status: 'الحالة',
    actions: 'الإجراءات',
  },
  published: 'منشور',
  draft: 'مسوّدة',
  fields: {
    title: both('العنوان'),
    jobTitle: both('المسمّى الوظيفي'),
    author: both('الكاتب'),
    category: both('التصنيف'),
    byline: { en: 'بقلم', ar: 'بقلم' },
    related: { en: 'مقالات ذات صلة', ar: 'مقالات ذات صلة' },
    excerpt: both('المقتطف'),
    content: both('المحتوى'),
    department: both('القسم'),
    location: both('الموقع'),
    type: { en: 'نوع الوظيفة', ar: 'نوع الوظيفة بالعربية' },
    description: both('الوصف الوظيفي'),
    requirements: both('المتطلبات'),
    benefits: both('المزايا'),
    salaryRange: { en: 'نطاق الراتب', ar: 'نطاق الراتب' },
    slug: { en: 'نهاية الرابط', ar: 'نهاية الرابط' },
    seoTitle: both('عنوان محركات البحث'),
    seoDescription: both('وصف محركات البحث'),
    image: { en: 'الصورة', ar: 'الصورة' },
    status: { en: 'الحالة', ar: 'الحالة' },
    publishedAt: { en: 'تاريخ النشر', ar: 'تاريخ النشر' },
    unpublishAt: { en: 'نهاية النشر', ar: 'نهاية النشر' },
  },
  created: { article: 'أُنشئ في', job: 'أُنشئت في' },
  optional: '(اختياري)',
  jobTypes: {
    'full-time': 'دوام كامل',
    'part-time': 'دوام جزئي',
    contract: 'عقد',
    internship: 'تدريب',
    remote: 'عن بُعد',
  },
  chooseType: 'اختر نوع الوظيفة',
  publishedHint: 'يراه الزوّار حالما يُحفظ.',
  draftHint: 'لا يرى المسوّدة سوى المسؤولين عن الموقع.',
  arabicHint: 'الحقول العربية اختيارية. يظهر النص الإنجليزي حين تكون فارغة.',
  editor: {
    languages: 'اللغات الظاهرة',
    shown: { both: 'كلتاهما', en: 'English', ar: 'العربية' },
    settings: 'الإعدادات',
    views: 'أقسام المنشور',
    incomplete: 'ناقص',
    // An Arabic zero alone looks like a full stop.
    words: (count: number) => (count === 0 ? 'بلا كلمات' : `الكلمات: ${formatNumber(count)}`),
    older: (count: number) => `${counted(count, paragraphs)} أقدم من الإنجليزية`,
    original: 'الأصل الإنجليزي',
    acts: 'تُطبَّق على العمود الذي تكتب فيه',
    tools: 'التنسيق:',
    written: (count: number, limit: number) => `${formatNumber(count)} من أصل ${counted(limit, characters)}`,
    fits: (count: number, shown: number) =>
      `${formatNumber(count)} من نحو ${counted(shown, characters)} تظهر`,
    over: (count: number) => `${counted(count, characters)} أكثر من المسموح`,
  },
  createPost: 'إنشاء المنشور',
  updatePost: 'تحديث المنشور',
  schedule: 'جدولة النشر',
  notSavedYet: 'لم يُحفظ المنشور بعد. نصك ما زال هنا، فاحفظه من جديد.',
  saving: 'جارٍ الحفظ',
  close: 'إغلاق',
  editRow: 'تعديل',
  deleteRow: 'حذف',
  keepPost: 'إبقاء',
  toTrash: 'يُنقل إلى سلة المحذوفات، ويمكن استعادته منها.',
  pictureUnderWay: 'صورة لم يكتمل رفعها بعد',
  viewRow: 'شاهده على الموقع',
  moreActions: (title) => `المزيد: ${title}`,
  more: 'المزيد',
  notOpened: 'تعذّر فتح المنشور. حاول مرة أخرى.',
  outdated: 'تعذّر تحميل أحدث المنشورات.',
  share: {
    label: 'نسخ رابط المشاركة',
    copied: 'نُسخ رابط المشاركة',
    use: 'استعمل هذا الرابط للمشاركة على LinkedIn: فيه الوسوم الصحيحة ويوصل إلى المنشور.',
    not: {
      draft: 'هذا المنشور مسوّدة',
      scheduled: 'لم يُنشر هذا المنشور بعد',
      ended: 'انتهى نشر هذا المنشور',
    },
    notYet: {
      draft: 'انشره أولًا: لا يُشارَك إلا المنشور.',
      scheduled: 'تمكن مشاركته حين يراه الزوّار.',
      ended: 'اختر نهاية أخرى للنشر أولًا: لا يُشارَك إلا المنشور.',
    },
    refused: 'تعذّر نسخ الرابط',
  },
  kept: {
    text: 'تغييرات غير محفوظة باقية:',
    proceed: 'متابعة التحرير',
    discard: 'تجاهل',
  },
  undoOtherwise: {
    creation: 'احذف المنشور من القائمة',
    deletion: 'افتح سلة المحذوفات واستعد المنشور',
  },
  orphan: {
    text: 'حذف شخص آخر هذا المنشور وأنت تعدّله. نصك ما زال هنا.',
    save: 'احفظه منشورًا جديدًا',
  },
  conflict: {
    by: (name) =>
      `غيّر ${name} هذا المنشور وأنت تعدّله. ما لم تعدّله حُدّث إلى ما حُفظ. اختر النسخة التي تبقى، أو خذ منها حقولًا بعينها.`,
    unknown:
      'غيّر شخص آخر هذا المنشور وأنت تعدّله. ما لم تعدّله حُدّث إلى ما حفظه. اختر النسخة التي تبقى، أو خذ منها حقولًا بعينها.',
    own: 'غيّرتَ هذا المنشور في نافذة أخرى وأنت تعدّله هنا. ما لم تعدّله هنا حُدّث إلى ما حُفظ هناك. اختر النسخة التي تبقى، أو خذ منها حقولًا بعينها.',
    same: 'لا شيء منه يخالف تغييراتك.',
    empty: 'فارغ',
    take: 'استعمل هذا',
  },
  uploadFailed: 'تعذّر رفع الصورة.',
  blogUploadFailed: 'تعذّر رفع الصورة. استعمل رابط الصورة بدلًا منها.',
  inArabic: (label: string) => label.replace(/بالإنجليزية$/, 'بالعربية'),
  problems: {
    required: (label: string) => `هذا الحقل مطلوب: ${label}`,
    'too-long': (label: string) => `أطول من اللازم: ${label}`,
    date: () => 'اكتب اليوم والسنة بأربعة أرقام والوقت، أو أفرغ الحقل',
    'before-publication': () => 'اختر نهاية بعد تاريخ النشر',
    address: () => 'استعمل عنوانًا يبدأ بـ https:// أو مسارًا في هذا الموقع مثل ‎/images/photo.jpg',
    slug: () => 'استعمل أحرفًا لاتينية صغيرة وأرقامًا، وبينها شرطة واحدة',
    taken: () => 'نهاية الرابط هذه لمنشور آخر: اختر غيرها',
    'taken-in-trash': () =>
      'نهاية الرابط هذه لمنشور في سلة المحذوفات: اختر غيرها، أو استعد ذلك المنشور، أو احذفه نهائيًا',
    'no-picture': () => imageCopy.notThere,
    invalid: (label: string) => `لا يمكن الحفظ هكذا: ${label}`,
  },
};
