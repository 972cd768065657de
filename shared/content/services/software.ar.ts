import type { texts as english } from './software.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  software_languages: 'أسئلة بالعربية والكوردية والإنجليزية',
  software_encryption: 'اتصال مشفّر من الهاتف إلى الشاشة',
  software_access: 'كل مستخدم يرى علاماته التجارية فقط',
  software_photo_check: 'رفض الصور الملتقطة بعيدًا عن المتجر',
};
