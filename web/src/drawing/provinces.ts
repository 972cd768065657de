import type { Localized } from '#shared/language.ts';

/** A province as one tile of the map, by its column and row in the grid. */
export type Province = { name: Localized; column: number; row: number; kurdistan?: true };

const province = (en: string, ar: string, column: number, row: number): Province => ({
  name: { en, ar },
  column,
  row,
});
const kurdistan = (...tile: Parameters<typeof province>): Province => ({
  ...province(...tile),
  kurdistan: true,
});

/** The provinces as tiles, north to south. They show coverage, not borders, and never mirror. */
export const provinces: readonly Province[] = [
  kurdistan('Duhok', 'دهوك', 1, 0),
  kurdistan('Erbil', 'أربيل', 2, 0),
  province('Nineveh', 'نينوى', 1, 1),
  province('Kirkuk', 'كركوك', 2, 1),
  kurdistan('Sulaymaniyah', 'السليمانية', 3, 1),
  province('Anbar', 'الأنبار', 0, 2),
  province('Salah al-Din', 'صلاح الدين', 1, 2),
  province('Baghdad', 'بغداد', 2, 2),
  province('Diyala', 'ديالى', 3, 2),
  province('Karbala', 'كربلاء', 1, 3),
  province('Babil', 'بابل', 2, 3),
  province('Wasit', 'واسط', 3, 3),
  province('Najaf', 'النجف', 1, 4),
  province('Diwaniyah', 'الديوانية', 2, 4),
  province('Dhi Qar', 'ذي قار', 3, 4),
  province('Maysan', 'ميسان', 4, 4),
  province('Muthanna', 'المثنى', 3, 5),
  province('Basra', 'البصرة', 4, 5),
];
