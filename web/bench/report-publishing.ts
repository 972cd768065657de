import { pathOf } from './addresses.ts';
import { median } from './median.ts';
import type { PublishingTimes } from './publishing.ts';
import type { SearchCost } from './search.ts';
import { kilobytes, printTable, rounded } from './table.ts';
import type { TwinPaints } from './twins.ts';
import { cpuSlowdown, type KeyTimes, postsListed } from './typing.ts';

const goals = { publishingMs: 3000, paintMs: 100, keyMs: 16 };

/** Prints how long it took until saves were read. */
export function reportPublishing(times: PublishingTimes): void {
  const all = [...times.values()].flat();
  const row = (what: string, values: readonly number[]) => [
    what,
    rounded(values.length),
    rounded(median(values)),
    rounded(Math.max(...values)),
  ];
  printTable(
    'From the acknowledged save until it is read on all its addresses, in both languages, in ms',
    ['saved', 'times', 'median', 'worst'],
    [...Array.from(times, ([what, values]) => row(what, values)), row('all', all)],
  );
  const late = all.filter((value) => value > goals.publishingMs).length;
  console.log(`\n${late} of ${all.length} took longer than the goal of ${goals.publishingMs / 1000} s`);
}

/** Prints what a search asks for. */
export function reportSearch({ files, bytes, toFunctions }: SearchCost): void {
  console.log(
    `\nTwo searches of the blog: ${files} published files, ${kilobytes(bytes)} kB as sent; ${toFunctions} questions to functions, so ${toFunctions} reads of the database`,
  );
}

/** Prints how much later pages are painted than the same without script. */
export function reportTwins(paints: ReadonlyMap<string, TwinPaints>): void {
  printTable(
    `Largest contentful paint on a phone, in ms: medians; the goal is at most ${goals.paintMs} more than the twin`,
    ['page', 'page', 'twin', 'more', 'runs'],
    [...paints].map(([address, { page, twin }]) => [
      pathOf(address),
      ...[median(page), median(twin), median(page) - median(twin)].map((value) => rounded(value)),
      String(page.length),
    ]),
  );
}

/** Prints how long keys took. */
export function reportTyping(times: KeyTimes): void {
  printTable(
    `A key at a ${cpuSlowdown} times slower processor, over a list of ${postsListed} posts, in ms; the goal is ${goals.keyMs} until it is handled and laid out`,
    ['typed into', 'keys', 'median', '95th percentile', 'worst', 'with a frame drawn'],
    Array.from(times, ([where, keys]) => {
      const handled = keys.map((key) => key.handled).sort((one, other) => one - other);
      const nearlyAll = handled[Math.floor(handled.length * 0.95)] ?? Number.NaN;
      const drawn = median(keys.map((key) => key.drawn));
      return [
        where,
        ...[keys.length, median(handled), nearlyAll, handled.at(-1) ?? Number.NaN, drawn].map((value) =>
          rounded(value),
        ),
      ];
    }),
  );
}
