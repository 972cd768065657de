import type { Item } from '../dynamodb/scan.ts';
import type { Change } from '../stream/change.ts';

/** `FilterCriteria` of an event source mapping as CloudFormation writes it. */
export interface FilterCriteria {
  readonly Filters?: readonly { readonly Pattern: string }[];
}

/** Decides which changes a mapping receives. */
export interface Filter {
  /** Returns true if the filter may match changes of an item. */
  wantsItem(key: Item): boolean;
  wants(change: Pick<Change, 'name' | 'key'>): boolean;
}

/** Lambda's limit of filters per event source mapping. */
const maxFilters = 5;

type Rule = (value: string) => boolean;
interface Pattern {
  readonly names: readonly Rule[] | undefined;
  /** Rules by attribute and type; all have to match. */
  readonly keys: readonly { attribute: string; type: string; rules: readonly Rule[] }[];
}

/**
 * Reads filters on the event's name and the item's key, with texts and prefixes. Throws one sentence, naming `owner`, about any
 * other filter.
 */
export function readFilter({ Filters = [] }: FilterCriteria, owner: string): Filter {
  if (Filters.length > maxFilters)
    throw new Error(`${owner} has ${Filters.length} filters, and AWS allows ${maxFilters}.`);
  const patterns = Filters.map(({ Pattern }) => readPattern(Pattern, owner));
  const any = (fits: (pattern: Pattern) => boolean) => patterns.length === 0 || patterns.some(fits);
  return {
    wantsItem: (key) => any((pattern) => keyFits(pattern, key)),
    wants: ({ name, key }) => any((pattern) => nameFits(pattern, name) && keyFits(pattern, key)),
  };
}

function nameFits({ names }: Pattern, name: string): boolean {
  return names === undefined || names.some((rule) => rule(name));
}

function keyFits({ keys }: Pattern, key: Item): boolean {
  return keys.every(({ attribute, type, rules }) => {
    const value = key[attribute]?.[type];
    return typeof value === 'string' && rules.some((rule) => rule(value));
  });
}

function readPattern(text: string, owner: string): Pattern {
  const refuse = (part: string) => new Error(`${part} in a filter of ${owner} is not known locally.`);
  const { eventName, dynamodb = {}, ...others } = object(JSON.parse(text), 'A pattern', refuse);
  const { Keys = {}, ...images } = object(dynamodb, 'dynamodb', refuse);
  const [strange] = [...Object.keys(others), ...Object.keys(images)];
  if (strange) throw refuse(strange);
  const keys = Object.entries(object(Keys, 'Keys', refuse)).flatMap(([attribute, types]) =>
    Object.entries(object(types, attribute, refuse)).map(([type, rules]) => ({
      attribute,
      type,
      rules: readRules(rules, attribute, refuse),
    })),
  );
  return { names: eventName === undefined ? undefined : readRules(eventName, 'eventName', refuse), keys };
}

function readRules(value: unknown, part: string, refuse: (part: string) => Error): Rule[] {
  if (!Array.isArray(value)) throw refuse(`${part}, which is no list,`);
  return value.map((rule): Rule => {
    if (typeof rule === 'string') return (text) => text === rule;
    const { prefix, ...others } = object(rule, `A rule of ${part}`, refuse);
    const [strange] = Object.keys(others);
    if (strange || typeof prefix !== 'string') throw refuse(`The rule ${strange ?? 'without prefix'}`);
    return (text) => text.startsWith(prefix);
  });
}

function object(value: unknown, part: string, refuse: (part: string) => Error): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(part);
  return value as Record<string, unknown>;
}
