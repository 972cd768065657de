import { type Language, type Localized, localeOf } from '../language.ts';

/**
 * The marketing figures of the site. `more` means "and more", shown as a plus sign; `label` is the content key of a text that
 * says what the figure counts, or of a sentence that contains the figure.
 */
export const figures = {
  network: { value: 75, more: true, label: 'network_label' },
  satisfaction: { value: 0.91, unit: 'percent', label: 'team_satisfaction_label' },
  experienceYears: { value: 15, more: true, label: 'experience_label' },
  provinces: { value: 18, label: 'provinces_label' },
  researchProjects: { value: 84, more: true, label: 'research_projects_label' },
  respondents: { value: 50_000, more: true, label: 'respondents_label' },
  countriesServed: { value: 10, more: true, label: 'countries_label' },
  /** The figures about the parent company. */
  parentYears: { value: 10, more: true, label: 'parent_years_label' },
  parentProjects: { value: 76, more: true, label: 'parent_projects_label' },
  parentRetention: { value: 0.9, unit: 'percent', label: 'parent_retention_label' },
  parentClientCountries: { value: 61, label: 'parent_description' },
  /** The figures of the awards page. */
  awardsSatisfaction: { value: 0.98, unit: 'percent', label: 'awards_satisfaction_label' },
  partnershipYears: { value: 8, more: true, label: 'awards_partnerships_label' },
} as const satisfies Record<string, Figure & { label: string }>;

export type FigureName = keyof typeof figures;

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name;
/** Content keys of the basis of figures. */
export type BasisKey = `${Snake<FigureName>}_basis`;

/** Returns the content key of the basis and date of a figure, which only the owner of the site knows. */
export function basisKeyOf(name: FigureName): BasisKey {
  return `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_basis` as BasisKey;
}

interface Figure {
  value: number;
  more?: boolean;
  unit?: 'percent';
}

/** The locales of figures. English figures use American English, because British English writes a thousand as a small k. */
const locales: Localized = { en: 'en-US', ar: localeOf('ar') };

/** Returns the parts of a figure: `50K` and `+` in English, `٥٠`, `ألف` and `+` in Arabic. Missing parts are empty. */
export function figureParts({ value, more, unit }: Figure, language: Language) {
  const text = new Intl.NumberFormat(locales[language], {
    ...(unit === 'percent' ? { style: 'percent' } : { notation: 'compact' }),
  }).format(value);
  const [number = text, word = ''] = text.split(/\s/);
  return { number, unit: word, more: more ? '+' : '' };
}

/** Returns a figure as the page shows it: `50K+` in English, `+٥٠ ألف` in Arabic. */
export function formatFigure(figure: Figure, language: Language): string {
  const { number, unit, more } = figureParts(figure, language);
  const counted = unit ? `${number} ${unit}` : number;
  return language === 'ar' ? more + counted : counted + more;
}

/**
 * The sentence beside figures if at least one of them has no basis yet. The no-break space is written here because the build
 * binds words only in files that are named `*.ar.ts`.
 */
export const ownCount: Localized = {
  en: 'Our own figures; basis and date on request.',
  ar: 'أرقامنا نحن، وأساسها وتاريخها عند\u00A0الطلب.',
};
