import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { copy as english } from './copy.en.ts';

export const copy: typeof english = {
  none: 'لا صورة',
  address: 'رابط الصورة',
  choose: 'رفع صورة',
  hint: 'أو أفلتها أو ألصقها هنا. بصيغة JPG أو PNG أو GIF أو WebP، وحتى ٥ ميغابايت؛ والصور الأكبر حتى ٢٥ ميغابايت تُصغَّر.',
  notThere: 'لم تُحمَّل أي صورة من هذا الرابط: راجعه أو ارفع الصورة.',
  tooSmall: (width: number, height: number) =>
    `أبعاد هذه الصورة ${formatNumber(width)} × ${formatNumber(height)} بكسل فقط: ستظهر في مكانها غير واضحة.`,
  uploading: (number, of) =>
    of === 1 ? 'جارٍ الرفع' : `جارٍ رفع ${formatNumber(number)} من ${formatNumber(of)}`,
  waiting: 'في انتظار الصورة',
  uploaded: 'رُفعت الصورة بنجاح.',
  uploadedSeveral: (count) => `الصور التي رُفعت بنجاح: ${formatNumber(count)}.`,
  failed: 'تعذّر رفع الصورة.',
  refused: {
    'too-large': 'الملف كبير: اختر صورة أصغر من ٥ ميغابايت',
    type: 'اختر صورة بصيغة JPG أو PNG أو GIF أو WebP.',
    heic: 'هذه صورة بصيغة HEIC لا يستطيع هذا المتصفح فتحها: صدّرها بصيغة JPG، أو اختر في آيفون: الإعدادات، الكاميرا، التنسيقات، الأكثر توافقًا.',
  },
  fromLibrary: 'من المكتبة',
};
