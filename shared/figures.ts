import { type Language, type Localized, localeOf } from './language.ts';

/** The marketing figures of the whole site. `more` means "and more", shown as a plus sign. */
export const figures = {
  network: { value: 75, more: true },
  satisfaction: { value: 0.91, unit: 'percent' },
  experienceYears: { value: 15, more: true },
  provinces: { value: 18 },
  researchProjects: { value: 84, more: true },
  respondents: { value: 50_000, more: true },
  countriesServed: { value: 10, more: true },
  /** Of the company the brand belongs to. */
  parentYears: { value: 10, more: true },
  parentProjects: { value: 76, more: true },
  parentRetention: { value: 0.9, unit: 'percent' },
  parentClientCountries: { value: 61 },
  /** As the awards page claims them. */
  awardsSatisfaction: { value: 0.98, unit: 'percent' },
  partnershipYears: { value: 8, more: true },
} as const satisfies Record<string, Figure>;

interface Figure {
  value: number;
  more?: boolean;
  unit?: 'percent';
}

/** A thousand is a capital K, which British English writes small. */
const locales: Localized = { en: 'en-US', ar: localeOf('ar') };

/** A figure taken apart: `50K` and `+` in English, `٥٠`, `ألف` and `+` in Arabic. What it lacks is empty. */
export function figureParts({ value, more, unit }: Figure, language: Language) {
  const text = new Intl.NumberFormat(locales[language], {
    ...(unit === 'percent' ? { style: 'percent' } : { notation: 'compact' }),
  }).format(value);
  const [number = text, word = ''] = text.split(/\s/);
  return { number, unit: word, more: more ? '+' : '' };
}

/** A figure as the page shows it: `50K+` in English, `+٥٠ ألف` in Arabic. */
export function formatFigure(figure: Figure, language: Language): string {
  const { number, unit, more } = figureParts(figure, language);
  const counted = unit ? `${number} ${unit}` : number;
  return language === 'ar' ? more + counted : counted + more;
}
