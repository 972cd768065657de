import { type PublicationState, publicationStates } from '#shared/posts/publication.ts';
import { arabicStates } from '#shared/posts/row.ts';

/** In what order rows stand. */
export const sorts = ['newest', 'oldest', 'changed', 'title', 'titleAr'] as const;
export type Sort = (typeof sorts)[number];

/** What of a list is shown, as the address says it. What is empty is not asked for; `month` is such as `2026-05`. */
export interface RowFilter {
  readonly search: string;
  readonly state: PublicationState | '';
  readonly arabic: (typeof arabicStates)[number] | '';
  readonly group: string;
  readonly month: string;
  readonly sort: Sort | '';
  /** From 1. */
  readonly page: number;
}

const names = [
  'search',
  'state',
  'arabic',
  'group',
  'month',
  'sort',
  'page',
] as const satisfies readonly (keyof RowFilter)[];

/** The filter that an address names; what it does not know counts as not said. */
export function filterIn(address: string): RowFilter {
  const given = new URLSearchParams(address);
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | '' =>
    known.find((value) => value === given.get(name)) ?? '';
  const page = Number(given.get('page'));
  return {
    search: given.get('search') ?? '',
    state: oneOf('state', publicationStates),
    arabic: oneOf('arabic', arabicStates),
    group: given.get('group') ?? '',
    month: /^\d{4}-\d\d$/.exec(given.get('month') ?? '')?.[0] ?? '',
    sort: oneOf('sort', sorts),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** An address with a filter in place of the one it names; the rest of it stays. */
export function addressWith(address: string, filter: RowFilter): string {
  const next = new URLSearchParams(address);
  for (const name of names) {
    const value = String(filter[name]);
    if (value === '' || (name === 'page' && filter.page === 1)) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** Whether it shows only some of the rows. */
export function isNarrow({ search, state, arabic, group, month }: RowFilter): boolean {
  return [search.trim(), state, arabic, group, month].some(Boolean);
}

/** How many of the choices are made that a phone has behind a button. */
export function foldedChoices({ state, arabic, group, month }: RowFilter): number {
  return [state, arabic, group, month].filter(Boolean).length;
}
