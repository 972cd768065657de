import type { Localized } from '#shared/language.ts';
import { outletTypes } from '#shared/plan/plan.ts';
import { type ProvinceId, provinces } from '#shared/plan/provinces.ts';
import { withLatinDigits } from '#shared/text/digits.ts';

/** How stores of a kind are reached: 2 on a regular route, 1 on request, 0 after a check of the road. */
export type Level = 0 | 1 | 2;

/** The levels of a province, in the order of {@link outletTypes}. */
export type Coverage = Partial<Record<ProvinceId, readonly Level[]>>;

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
export const exampleCoverage: Coverage = {
  duhok: [2, 2, 2, 2, 2],
  erbil: [2, 2, 2, 2, 2],
  nineveh: [2, 2, 2, 2, 2],
  kirkuk: [2, 2, 2, 1, 1],
  sulaymaniyah: [2, 2, 2, 2, 2],
  anbar: [2, 2, 2, 1, 0],
  'salah-al-din': [2, 2, 2, 1, 0],
  baghdad: [2, 2, 2, 2, 2],
  diyala: [2, 2, 2, 1, 1],
  karbala: [2, 2, 2, 2, 2],
  babil: [2, 2, 2, 1, 0],
  wasit: [2, 2, 2, 1, 1],
  najaf: [2, 2, 2, 2, 2],
  diwaniyah: [2, 2, 2, 1, 0],
  'dhi-qar': [2, 2, 2, 1, 1],
  maysan: [2, 2, 2, 1, 1],
  muthanna: [2, 2, 2, 1, 1],
  basra: [2, 2, 2, 2, 2],
};

/**
 * What editors write, a line for each province: "Baghdad: 2 2 2 2 1", in either language and its digits. A line that is no such
 * line is a note, and is shown as it is.
 */
export function parseCoverage(text: string): { coverage: Coverage; notes: readonly string[] } {
  const coverage: Coverage = {};
  const notes: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, name = '', digits = ''] =
      /^([^:]+):\s*([012](?:[\s,،]*[012])*)$/u.exec(withLatinDigits(line)) ?? [];
    const province = provinces.find(
      ({ name: { en, ar } }) => en.toLowerCase() === name.trim().toLowerCase() || ar === name.trim(),
    );
    const levels = [...digits.matchAll(/[012]/g)].map(([digit]) => Number(digit) as Level);
    if (province && levels.length === outletTypes.length) coverage[province.id] = levels;
    else if (line) notes.push(line);
  }
  return { coverage, notes };
}
