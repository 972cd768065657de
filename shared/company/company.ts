import { resolveContent } from '../content/resolve.ts';
import { type Language, type Localized, languages } from '../language.ts';
import { brand } from './brand.ts';

/** The company as its current content describes it, in each language. */
export interface Company {
  readonly name: Localized;
  readonly address: Localized;
  readonly phone: Localized;
  readonly email: Localized;
  /** URLs of its pages on social networks. */
  readonly social: readonly string[];
}

/** Stored items of content by key. */
interface StoredItems {
  get(key: string): { readonly value: string; readonly valueAr: string } | undefined;
}

/** The content items that describe the company, with their built-in values. */
const items = {
  company_name: brand.name,
  contact_address: brand.address,
  contact_phone: { en: brand.phone, ar: brand.phone },
  contact_email: { en: brand.email, ar: brand.email },
  social_linkedin: { en: brand.social[0].url, ar: brand.social[0].url },
  social_facebook: { en: '', ar: '' },
  social_twitter: { en: '', ar: '' },
} satisfies Record<string, Localized>;

export type CompanyKey = keyof typeof items;

/** The keys of the content items that describe the company. */
export const companyKeys = Object.keys(items) as CompanyKey[];

/** Returns the facts about the company in both languages; a fact that is not stored has its built-in text. */
export function companyOf(stored: StoredItems): Company {
  const shown = (key: CompanyKey): Localized => {
    const inLanguage = (language: Language) =>
      resolveContent(stored.get(key), language, items[key][language]);
    return { en: inLanguage('en'), ar: inLanguage('ar') };
  };
  return {
    name: shown('company_name'),
    address: shown('contact_address'),
    phone: shown('contact_phone'),
    email: shown('contact_email'),
    social: [shown('social_linkedin').en, shown('social_facebook').en, shown('social_twitter').en].filter(
      (address) => address !== '',
    ),
  };
}

/** The built-in data of the company, valid while nothing is stored. The site's fixed texts contain these data. */
export const builtInCompany = companyOf(new Map());

const places = (['name', 'address', 'phone', 'email'] as const).flatMap((fact) =>
  languages.map((language) => ({ fact, language, text: builtInCompany[fact][language] })),
);
/**
 * Finds all default facts in one pass, so that inserted text is not searched again. A blank in a fact also matches a no-break
 * space, because texts from the build may contain these.
 */
const written = new RegExp(
  places
    .map(({ text }) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00A0]'))
    .join('|'),
  'g',
);

/**
 * Returns a fixed text of the site with the company's current name, address, phone number and e-mail address in place
 * of the default ones. Never used for texts that a user typed.
 */
export function withCompanyData(company: Company, text: string, language: Language): string {
  return text.replace(written, (found) => {
    const plain = found.replaceAll('\u00A0', ' ');
    const place =
      places.find((one) => one.text === plain && one.language === language) ??
      places.find((one) => one.text === plain);
    return place ? company[place.fact][place.language] : found;
  });
}

/** Applies {@link withCompanyData} to all texts of a copy, at any depth. Functions are not changed. */
export function copyWithCompanyData<Copy>(company: Company, copy: Copy, language: Language): Copy {
  return (company === builtInCompany ? copy : spoken(copy)) as Copy;

  function spoken(part: unknown): unknown {
    if (typeof part === 'string') return withCompanyData(company, part, language);
    if (Array.isArray(part)) return part.map(spoken);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, spoken(inner)]));
  }
}
