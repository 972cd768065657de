import {
  maxOutlets,
  maxProducts,
  type OutletType,
  outletTypes,
  type Plan,
  precisions,
  waveCounts,
} from './plan.ts';
import { type ProvinceId, provinces } from './provinces.ts';
import type { Scope } from './scope.ts';

/** A plan that was sent, with the result the visitor saw. */
export interface SentPlan {
  plan: Plan;
  visits: number;
  days: number;
  /** The visitor's own words; may be empty. */
  words: string;
}

const firstLine = 'Scope v1';

/** The names of outlets in the message, always in English. */
const outletNames: Readonly<Record<OutletType, string>> = {
  supermarkets: 'Supermarkets',
  minimarkets: 'Minimarkets',
  groceries: 'Groceries',
  pharmacies: 'Pharmacies',
  wholesale: 'Wholesale',
};
const any = 'Any';

/**
 * Returns the text of the message that sends a plan: one line for each choice and result, a blank line, the visitor's
 * own words.
 */
export function writeScopeMessage(plan: Plan, { visits, days }: Pick<Scope, 'visits' | 'days'>, words = '') {
  const named = provinces.filter(({ id }) => plan.provinces.includes(id)).map(({ name }) => name.en);
  const lines = [
    firstLine,
    `Provinces: ${named.join(', ')}`,
    `Outlets: ${plan.outlets.map((type) => outletNames[type]).join(', ') || any}`,
    `Products: ${plan.products}`,
    `Waves: ${plan.waves}`,
    `Visits: ${visits}`,
    `Margin: ±${plan.precision}`,
    `Days: ${days}`,
    ...(plan.population === undefined ? [] : [`N: ${plan.population}`]),
  ];
  return [...lines, ...(words.trim() ? ['', words.trim()] : [])].join('\n');
}

/** Returns the plan in a message; `undefined` if a line does not have the form of {@link writeScopeMessage}. */
export function readScopeMessage(message: string): SentPlan | undefined {
  const [head = '', ...paragraphs] = message.split('\n\n');
  const [first, ...lines] = head.split('\n');
  if (first !== firstLine) return undefined;
  const said = new Map<string, string>();
  for (const line of lines) {
    const [, label, value] = /^([A-Za-z]+): (.+)$/.exec(line) ?? [];
    if (label === undefined || value === undefined || said.has(label)) return undefined;
    said.set(label, value);
  }
  const ids = provincesNamed(said.get('Provinces'));
  const outlets = outletsNamed(said.get('Outlets'));
  const products = count(said.get('Products'), maxProducts);
  const waves = waveCounts.find((value) => String(value) === said.get('Waves'));
  const visits = count(said.get('Visits'), maxOutlets);
  const precision = precisions.find((value) => `±${value}` === said.get('Margin'));
  const days = count(said.get('Days'), maxDays);
  const population = count(said.get('N'), maxOutlets);
  if (!ids || !outlets || !products || !waves || !visits || !precision || !days) return undefined;
  if (said.has('N') !== (population !== undefined) || said.size !== (said.has('N') ? 8 : 7)) return undefined;
  return {
    plan: { provinces: ids, outlets, population, products, waves, precision },
    visits,
    days,
    words: paragraphs.join('\n\n').trim(),
  };
}

/** True if a message sends a plan, by its first line. */
export function isScopeMessage(message: string): boolean {
  return message.startsWith(`${firstLine}\n`);
}

const maxDays = 1000;

function count(text: string | undefined, max: number): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) return undefined;
  return Number(text) <= max ? Number(text) : undefined;
}

function provincesNamed(list = ''): ProvinceId[] | undefined {
  const names = list.split(', ');
  const found = provinces.filter(({ name }) => names.includes(name.en)).map(({ id }) => id);
  return found.length === names.length ? found : undefined;
}

function outletsNamed(list = ''): OutletType[] | undefined {
  if (list === any) return [];
  const names = list.split(', ');
  const found = outletTypes.filter((type) => names.includes(outletNames[type]));
  return found.length === names.length ? found : undefined;
}
