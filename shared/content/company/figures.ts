import { type BasisKey, basisKeyOf, type FigureName, figures as values } from '#shared/company/figures.ts';
import { type ContentDefinition, type ContentField, text, type Unset } from '../definition.ts';
import type { Place } from '../places.ts';
import { texts as ar } from './figures.ar.ts';
import { texts as en } from './figures.en.ts';

/** The content keys of the labels, which say what the figures count. One label is a whole sentence. */
type LabelKey = keyof typeof en;
const isLabelKey = (key: string): key is LabelKey => key in en;

interface FigureEntry {
  /** The figure's name in the editor. */
  readonly name: string;
  /** The page where it is shown alone, or first. */
  readonly path: string;
  readonly section: NonNullable<Place['section']>;
}

const company = { path: '/', section: 'Company Information' } as const;
const research = { path: '/data-technology', section: 'Market Research/Data and Technology' } as const;
const parent = { path: '/', section: 'Parent Brand' } as const;
const awards = { path: '/awards', section: 'News, Blog and Awards' } as const;

/**
 * The place where each figure is edited, and its name there. A figure without an entry does not compile. The basis of a figure
 * is named after the figure, too.
 */
export const figureEntries = {
  provinces: { ...company, name: 'Provinces' },
  experienceYears: { ...company, name: 'Years of experience' },
  network: { ...company, name: 'Professionals' },
  satisfaction: { ...company, name: 'Client satisfaction' },
  researchProjects: { ...research, name: 'Research projects' },
  respondents: { ...research, name: 'Respondents' },
  countriesServed: { ...research, name: 'Countries' },
  parentYears: { ...parent, name: 'Years of the parent company' },
  parentProjects: { ...parent, name: 'Projects of the parent company' },
  parentRetention: { ...parent, name: 'Client retention' },
  parentClientCountries: { ...parent, name: 'Countries of clients' },
  awardsSatisfaction: { ...awards, name: 'Satisfaction on the awards page' },
  partnershipYears: { ...awards, name: 'Years of partnership' },
} as const satisfies Readonly<Record<FigureName, FigureEntry>>;

export const figureNames = Object.keys(values) as FigureName[];
const entries = figureNames.map((name) => [name, figureEntries[name]] as const);

type Item = ContentDefinition & ContentField<'text'>;

const labels = Object.fromEntries(
  entries.flatMap(([figure, { name, path, section }]) => {
    const { label } = values[figure];
    if (!isLabelKey(label)) return [];
    return [
      [
        label,
        { ...text(`${name}: what it counts`), path, section, fallback: { en: en[label], ar: ar[label] } },
      ],
    ];
  }),
) as Record<LabelKey, Item>;

const bases = Object.fromEntries(
  entries.map(([figure, { name, path, section }]) => [
    basisKeyOf(figure),
    { ...text(`${name}: basis and date`), path, section, fallback: { en: '', ar: '' } },
  ]),
) as Record<BasisKey, Item & Unset>;

/**
 * The content items that belong to figures: the labels, which say what is counted, and the bases with their dates. A
 * basis shows nothing until one is stored.
 */
export const figures = { ...labels, ...bases };
