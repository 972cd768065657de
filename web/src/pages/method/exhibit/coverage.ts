import type { Localized } from '#shared/language.ts';
import type { ProvinceId } from '#shared/plan/provinces.ts';

/** The cities that the table names for each province. */
export const cities: Readonly<Record<ProvinceId, Localized>> = {
  duhok: { en: 'Duhok, Zakho', ar: 'دهوك، زاخو' },
  erbil: { en: 'Erbil, Soran', ar: 'أربيل، سوران' },
  nineveh: { en: 'Mosul', ar: 'الموصل' },
  kirkuk: { en: 'Kirkuk', ar: 'كركوك' },
  sulaymaniyah: { en: 'Sulaymaniyah, Halabja', ar: 'السليمانية، حلبجة' },
  anbar: { en: 'Ramadi, Fallujah', ar: 'الرمادي، الفلوجة' },
  'salah-al-din': { en: 'Tikrit', ar: 'تكريت' },
  baghdad: { en: 'Karkh and Rusafa', ar: 'الكرخ والرصافة' },
  diyala: { en: 'Baqubah', ar: 'بعقوبة' },
  karbala: { en: 'Karbala', ar: 'كربلاء' },
  babil: { en: 'Hillah', ar: 'الحلة' },
  wasit: { en: 'Kut', ar: 'الكوت' },
  najaf: { en: 'Najaf, Kufa', ar: 'النجف، الكوفة' },
  diwaniyah: { en: 'Diwaniyah', ar: 'الديوانية' },
  'dhi-qar': { en: 'Nasiriyah', ar: 'الناصرية' },
  maysan: { en: 'Amarah', ar: 'العمارة' },
  muthanna: { en: 'Samawah', ar: 'السماوة' },
  basra: { en: 'Basra, Zubair', ar: 'البصرة، الزبير' },
};
