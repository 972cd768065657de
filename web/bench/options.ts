import { parseArgs } from 'node:util';

/** What `npm run bench -- …` is told. */
export interface BenchOptions {
  /** Pages to measure, in their English form; undefined means all that the site map names. */
  readonly pages: readonly string[] | undefined;
  /** How often everything is measured; medians are printed. */
  readonly runs: number;
}

/** Reads the command line. Throws one sentence about a value that cannot be. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 25) {
    throw new Error(`--runs has to be a number from 1 to 25, not "${values.runs}".`);
  }
  const pages = values.pages?.split(',');
  const wrong = pages?.find((page) => !page.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`--pages has to list addresses like /,/contact; "${wrong}" is none.`);
  return { pages, runs };
}
