import { type BasisKey, basisKeyOf, figures, formatFigure } from '../company/figures.ts';
import type { Language, Localized } from '../language.ts';
import { figureNames } from './company/figures.ts';
import type { Confirmation } from './confirmation.ts';
import type { ContentItem } from './item.ts';
import { type ContentKey, content } from './registry.ts';
import { resolveContent } from './resolve.ts';

/** Texts about how the company works, which only its owner can confirm. */
const practices = [
  'hero_subtitle',
  'contact_answer_time',
  'contact_offer_time',
  'contact_start_time',
  'retail_audit_evidence',
  'retail_audit_local_teams',
  'retail_audit_review',
  'retail_audit_languages',
  'plan_travel_minutes',
  'plan_store_minutes',
  'plan_product_minutes',
  'plan_day_minutes',
  'plan_most_days',
  'software_languages',
  'software_encryption',
  'software_access',
  'software_photo_check',
  'people_training',
  'people_promotion',
  'people_safety',
  'method_draw',
  'method_replacement',
  'method_photos_title',
  'method_photo_rules',
  'method_back_checks_title',
  'method_back_checks',
  'method_all_visits',
  'method_every_tenth',
  'method_differences',
  'method_agreement',
  'method_second_reader',
  'method_call',
  'method_return',
  'method_security_who',
  'method_security_way',
  'method_security_pictures',
  'method_security_kept',
  'method_security_request',
  'method_survey_sample',
  'method_survey_consent',
  'method_survey_withdrawal',
  'method_survey_contacts',
] as const satisfies readonly ContentKey[];

type FigureLabel = (typeof figures)[keyof typeof figures]['label'];
/** The content key of a claim: for a figure its label, otherwise its text. */
export type ClaimKey = FigureLabel | (typeof practices)[number];

/** A statement of the site about the company, which its owner is responsible for. */
export interface Claim {
  readonly key: ClaimKey;
  /** If the claim is a figure: the content key of its basis, and its number as visitors see it. */
  readonly figure?: { readonly basis: BasisKey; readonly shown: Localized };
}

/**
 * All claims, in the order of the list to confirm: every figure, and every key in `practices`. A text that claims how the
 * company works must be in `practices`.
 */
export const claims: readonly Claim[] = [
  ...figureNames.map((name): Claim => {
    const figure = figures[name];
    const shown = { en: formatFigure(figure, 'en'), ar: formatFigure(figure, 'ar') };
    return { key: figure.label, figure: { basis: basisKeyOf(name), shown } };
  }),
  ...practices.map((key): Claim => ({ key })),
];

const byKey = new Map<string, Claim>(
  claims.flatMap((claim) => [
    [claim.key, claim] as const,
    ...(claim.figure ? [[claim.figure.basis, claim] as const] : []),
  ]),
);

/** Returns the claim whose text or basis is the content item with this key; `undefined` if there is none. */
export function claimOf(key: string): Claim | undefined {
  return byKey.get(key);
}

export function isClaimKey(key: string): key is ClaimKey {
  return byKey.get(key)?.key === key;
}

type Stored = Pick<ContentItem, 'key' | 'value' | 'valueAr'>;

/**
 * Returns what a claim says to visitors, in both languages. The number of a figure precedes its text, unless the text contains
 * the number already.
 */
export function claimText({ key, figure }: Claim, items: readonly Stored[]): Localized {
  const item = items.find((one) => one.key === key);
  const { fallback } = content[key];
  const shown = (language: Language) => {
    const text = resolveContent(item, language, fallback[language]);
    const number = figure?.shown[language];
    return number === undefined || text.includes(number) ? text : `${number} ${text}`;
  };
  return { en: shown('en'), ar: shown('ar') };
}

/** Returns the basis and date of a figure as visitors read them; empty if there is none, and for a practice. */
export function claimBasis({ figure }: Claim, items: readonly Stored[]): Localized {
  const item = items.find((one) => one.key === figure?.basis);
  return { en: resolveContent(item, 'en', ''), ar: resolveContent(item, 'ar', '') };
}

/**
 * Returns the state of a claim. It is `based` if its figure has a basis, which needs no confirmation; `confirmed` if its words
 * in both languages are those that an owner confirmed; otherwise `unconfirmed`.
 */
export function claimState(
  claim: Claim,
  items: readonly Stored[],
  confirmed: Pick<Confirmation, 'en' | 'ar'> | undefined,
): 'confirmed' | 'based' | 'unconfirmed' {
  // The English basis decides, because a basis only in Arabic is not visible on the English site.
  if (claimBasis(claim, items).en) return 'based';
  const text = claimText(claim, items);
  return confirmed && confirmed.en === text.en && confirmed.ar === text.ar ? 'confirmed' : 'unconfirmed';
}
