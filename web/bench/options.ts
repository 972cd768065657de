import { parseArgs } from 'node:util';

/** What `npm run bench -- …` is told. */
export interface BenchOptions {
  /** The names of the parts to measure. */
  readonly parts: readonly string[];
  /** Pages to measure, in their English form; undefined means all that the site map names. */
  readonly pages: readonly string[] | undefined;
  /** How often everything is measured; medians are printed. */
  readonly runs: number;
}

/** Reads the command line, with all parts where none is named. Throws one sentence about a value that cannot be. */
export function readBenchOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": there are ${known.join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 25) {
    throw new Error(`--runs has to be a number from 1 to 25, not "${values.runs}".`);
  }
  const pages = values.pages?.split(',');
  const wrong = pages?.find((page) => !page.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`--pages has to list addresses like /,/contact; "${wrong}" is none.`);
  return { parts: positionals.length > 0 ? positionals : known, pages, runs };
}
