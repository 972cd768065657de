import type { Language } from '../language.ts';
import { withLatinDigits } from '../text/digits.ts';
import { outletTypes } from './plan.ts';
import { type ProvinceId, provinces } from './provinces.ts';

/** How outlets of a kind are reached: 2 on a regular route, 1 on request, 0 after a check of the road. */
export const coverageLevels = [2, 1, 0] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

/** How the outlets of a province are reached. */
export interface CoverageRow {
  readonly province: ProvinceId;
  /** In the order of {@link outletTypes}. */
  readonly levels: readonly CoverageLevel[];
}

/**
 * Returns the row in a line such as "Baghdad: 2 2 2 2 1", in either language and its digits; `undefined` for any other
 * line.
 */
export function coverageRow(line: string): CoverageRow | undefined {
  const [, name = '', digits = ''] =
    /^([^:]+):\s*([012](?:[\s,،]*[012])*)$/u.exec(withLatinDigits(line.trim())) ?? [];
  const found = provinces.find(
    ({ name: { en, ar } }) => en.toLowerCase() === name.trim().toLowerCase() || ar === name.trim(),
  );
  const levels = [...digits.matchAll(/[012]/g)].map(([digit]) => Number(digit) as CoverageLevel);
  return found && levels.length === outletTypes.length ? { province: found.id, levels } : undefined;
}

/** Returns the line of a row, with the name of its province in a language. The inverse of {@link coverageRow}. */
export function coverageLine({ province, levels }: CoverageRow, language: Language): string {
  const found = provinces.find(({ id }) => id === province);
  return `${found?.name[language]}: ${levels.join(' ')}`;
}

/**
 * Returns the rows of a stored coverage in their order, and all other lines as notes, which are shown as they are. Of
 * two rows of a province the second one counts.
 */
export function parseCoverage(text: string): { rows: readonly CoverageRow[]; notes: readonly string[] } {
  const rows = new Map<ProvinceId, CoverageRow>();
  const notes: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const row = coverageRow(line);
    if (row) {
      rows.delete(row.province);
      rows.set(row.province, row);
    } else if (line) notes.push(line);
  }
  return { rows: [...rows.values()], notes };
}
