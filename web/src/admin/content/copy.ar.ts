import { formatNumber } from '#web/admin/lib/language/formats.ts';
import { counted } from '#web/i18n/counted.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  tab: 'محتوى الموقع',
  parts: 'أجزاء الموقع',
  loading: 'جارٍ تحميل المحتوى',
  failedTitle: 'تعذّر تحميل المحتوى',
  failedText: 'يُرجى المحاولة مرة أخرى لاحقًا.',
  tryAgain: 'حاول مرة أخرى',
  search: 'ابحث في كل المحتوى',
  clearSearch: 'مسح البحث',
  found: (count: number) =>
    counted(count, {
      one: 'عنصر واحد مطابق',
      two: 'عنصران مطابقان',
      few: 'عناصر مطابقة',
      many: 'عنصرًا مطابقًا',
      other: 'عنصر مطابق',
    }),
  results: 'نتائج البحث',
  nothingTitle: 'لا عناصر مطابقة',
  nothingText: 'لا شيء في المحتوى يطابق بحثك.',
  item: 'العنصر',
  noneSet: { en: 'لا يوجد نص إنجليزي', ar: 'لا يوجد نص عربي' },
  byDefault: { en: 'افتراضي، لم يُعدَّل بعد', ar: 'افتراضي، لم يُعدَّل بعد' },
  asInEnglish: 'كما في الإنجليزية',
  englishSeen: 'يرى الزوّار النص الإنجليزي.',
  allOnOnePage: 'كل النصوص في صفحة واحدة',
  onSite: 'شاهده على الموقع',
  arabic: { missing: 'لا نص عربيًا', older: 'العربي أقدم من الإنجليزي' },
  showAll: 'إظهار كل المحتوى',
  edit: 'تعديل',
  editImage: 'تعديل الصورة',
  editing: 'قيد التعديل',
  save: 'حفظ التغييرات',
  saveImage: 'حفظ الصورة',
  saving: 'جارٍ الحفظ',
  cancel: 'إلغاء',
  reset: 'استعادة الأصل',
  saved: { title: 'حُفظت التغييرات', text: 'حُدّث موقعك بنجاح.' },
  notSaved: 'تعذّر حفظ التغييرات. حاول مرة أخرى.',
  problems: {
    'too-long': 'هذا النص أطول من اللازم',
    address: 'استعمل عنوانًا يبدأ بـ https:// أو مسارًا في هذا الموقع مثل ‎/contact',
    email: 'استعمل بريدًا إلكترونيًا واحدًا مثل info@example.com',
    phone: 'استعمل رقم هاتف من ٦ إلى ١٥ رقمًا مثل ‎+964 770 000 0000',
  },
  conflict: {
    text: 'غيّر شخص آخر هذا العنصر وأنت تعدّله. ما لم تلمسه يظهر الآن كما حفظه. اختر أي النسختين تبقى.',
    own: 'غيّرتَ هذا العنصر في نافذة أخرى وأنت تعدّله هنا. ما لم تلمسه هنا يظهر الآن كما هو هناك. اختر أي النسختين تبقى.',
    empty: 'فارغ',
  },
  pictures: {
    drawing: 'الرسم الأصلي للموقع',
    film: 'الرسم الأصلي للموقع مع فيلمه',
    nothing: 'لا يظهر شيء هنا',
  },
  imageSize: (width: number, height: number) =>
    `القياس المناسب: ${formatNumber(width)} × ${formatNumber(height)} بكسل`,
  unsavedElsewhere: 'تغييرات غير محفوظة في مكان آخر:',
};
