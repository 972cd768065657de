import type { Localized } from '../language.ts';

/**
 * The groups of provinces that surveys of the country use. Which provinces are `centre` and `south` is as in the household
 * surveys.
 */
export const regions = ['kurdistan', 'north', 'centre', 'south'] as const;
export type Region = (typeof regions)[number];

/** A province as one tile of the map, by its column and row. Its id is part of URLs and never changes. */
export interface Province {
  readonly id: string;
  readonly name: Localized;
  readonly column: number;
  readonly row: number;
  readonly region: Region;
}

/** The provinces as tiles, north to south. They show coverage, not borders, and are never mirrored. */
export const provinces = [
  { id: 'duhok', name: { en: 'Duhok', ar: 'دهوك' }, column: 1, row: 0, region: 'kurdistan' },
  { id: 'erbil', name: { en: 'Erbil', ar: 'أربيل' }, column: 2, row: 0, region: 'kurdistan' },
  { id: 'nineveh', name: { en: 'Nineveh', ar: 'نينوى' }, column: 1, row: 1, region: 'north' },
  { id: 'kirkuk', name: { en: 'Kirkuk', ar: 'كركوك' }, column: 2, row: 1, region: 'north' },
  {
    id: 'sulaymaniyah',
    name: { en: 'Sulaymaniyah', ar: 'السليمانية' },
    column: 3,
    row: 1,
    region: 'kurdistan',
  },
  { id: 'anbar', name: { en: 'Anbar', ar: 'الأنبار' }, column: 0, row: 2, region: 'centre' },
  { id: 'salah-al-din', name: { en: 'Salah al-Din', ar: 'صلاح الدين' }, column: 1, row: 2, region: 'centre' },
  { id: 'baghdad', name: { en: 'Baghdad', ar: 'بغداد' }, column: 2, row: 2, region: 'centre' },
  { id: 'diyala', name: { en: 'Diyala', ar: 'ديالى' }, column: 3, row: 2, region: 'centre' },
  { id: 'karbala', name: { en: 'Karbala', ar: 'كربلاء' }, column: 1, row: 3, region: 'centre' },
  { id: 'babil', name: { en: 'Babil', ar: 'بابل' }, column: 2, row: 3, region: 'centre' },
  { id: 'wasit', name: { en: 'Wasit', ar: 'واسط' }, column: 3, row: 3, region: 'centre' },
  { id: 'najaf', name: { en: 'Najaf', ar: 'النجف' }, column: 1, row: 4, region: 'south' },
  { id: 'diwaniyah', name: { en: 'Diwaniyah', ar: 'الديوانية' }, column: 2, row: 4, region: 'south' },
  { id: 'dhi-qar', name: { en: 'Dhi Qar', ar: 'ذي قار' }, column: 3, row: 4, region: 'south' },
  { id: 'maysan', name: { en: 'Maysan', ar: 'ميسان' }, column: 4, row: 4, region: 'south' },
  { id: 'muthanna', name: { en: 'Muthanna', ar: 'المثنى' }, column: 3, row: 5, region: 'south' },
  { id: 'basra', name: { en: 'Basra', ar: 'البصرة' }, column: 4, row: 5, region: 'south' },
] as const satisfies readonly Province[];

export type ProvinceId = (typeof provinces)[number]['id'];
