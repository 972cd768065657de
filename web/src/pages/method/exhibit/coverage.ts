import type { Localized } from '#shared/language.ts';
import type { CoverageRow } from '#shared/plan/coverage.ts';
import type { ProvinceId } from '#shared/plan/provinces.ts';

/** The cities that a line of the table is about. */
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

/** An example: what the page shows until the owner has said what is so. */
export const exampleCoverage: readonly CoverageRow[] = [
  { province: 'duhok', levels: [2, 2, 2, 2, 2] },
  { province: 'erbil', levels: [2, 2, 2, 2, 2] },
  { province: 'nineveh', levels: [2, 2, 2, 2, 2] },
  { province: 'kirkuk', levels: [2, 2, 2, 1, 1] },
  { province: 'sulaymaniyah', levels: [2, 2, 2, 2, 2] },
  { province: 'anbar', levels: [2, 2, 2, 1, 0] },
  { province: 'salah-al-din', levels: [2, 2, 2, 1, 0] },
  { province: 'baghdad', levels: [2, 2, 2, 2, 2] },
  { province: 'diyala', levels: [2, 2, 2, 1, 1] },
  { province: 'karbala', levels: [2, 2, 2, 2, 2] },
  { province: 'babil', levels: [2, 2, 2, 1, 0] },
  { province: 'wasit', levels: [2, 2, 2, 1, 1] },
  { province: 'najaf', levels: [2, 2, 2, 2, 2] },
  { province: 'diwaniyah', levels: [2, 2, 2, 1, 0] },
  { province: 'dhi-qar', levels: [2, 2, 2, 1, 1] },
  { province: 'maysan', levels: [2, 2, 2, 1, 1] },
  { province: 'muthanna', levels: [2, 2, 2, 1, 1] },
  { province: 'basra', levels: [2, 2, 2, 2, 2] },
];
