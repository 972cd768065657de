import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floodBelowLimitsCost, idleMonth, limited, month, total, worstDay, worstDayCap } from './costs.ts';
import { countSite } from './count.ts';
import { costsTable } from './table.ts';

const root = join(import.meta.dirname, '../..');
const counted = countSite(join(root, 'web/dist'));
/** A page may grow by a file without a change of the README. */
const tolerance = 0.05;

const numberOf = (figure: string) => Number(figure.replaceAll(',', ''));

/** Returns the text without its figures, and the figures. */
function taken(text: string) {
  const figure = /\d[\d,]*(?:\.\d+)?/g;
  return {
    text: text.replaceAll(figure, '#'),
    figures: [...text.matchAll(figure)].map(([one]) => numberOf(one)),
  };
}

test('the README contains the output of `npm run costs`, within a twentieth', () => {
  const [, quoted = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('<!-- npm run costs -->\n');
  const [said, computed] = [taken(quoted.trim()), taken(costsTable(counted))];
  expect(said.text).toBe(computed.text);
  for (const [index, figure] of said.figures.entries()) {
    const now = computed.figures[index] ?? Number.NaN;
    expect(Math.abs(figure - now), `${figure} is ${now} by now`).toBeLessThanOrEqual(
      Math.max(0.02, now * tolerance),
    );
  }
});

test('docs/growing.md contains the costs of a month, within a twentieth', () => {
  const document = readFileSync(join(root, 'docs/growing.md'), 'utf8');
  const rows = [
    ...document.matchAll(/^\| ([\d,]+)( million)? \| \$([\d.,]+) \| \$([\d,]+) \| \$([\d,]+) \|$/gm),
  ];
  expect(rows).toHaveLength(4);
  for (const [, views = '', million, ...figures] of rows) {
    const lines = month(counted, numberOf(views) * (million ? 1e6 : 1), 0.4, false);
    const computed = [total(lines), lines.requests ?? 0, lines.transfer ?? 0];
    for (const [index, now] of computed.entries())
      expect(
        Math.abs(numberOf(figures[index] ?? '') - now),
        `${views}${million ?? ''}: ${now} by now`,
      ).toBeLessThanOrEqual(Math.max(0.5, now * tolerance));
  }
});

test('costs stay below the promised limits', () => {
  expect(total(idleMonth(counted, false))).toBeLessThanOrEqual(2);
  expect(total(idleMonth(counted, true))).toBeLessThanOrEqual(9.5);
  expect(total(month(counted, 1e6, 1, false))).toBeLessThanOrEqual(25);
  expect(total(month(counted, 1e6, 0.4, false))).toBeLessThanOrEqual(12);
});

test('a day of floods stays below its cap', () => {
  expect(total(worstDay(counted, 1))).toBeLessThanOrEqual(worstDayCap);
  expect(total(floodBelowLimitsCost(counted))).toBeLessThanOrEqual(worstDayCap);
});

test('a day of floods from any number of addresses stays below its cap, with a total limit or with a plan', () => {
  const many = [10, 1000, 1e6].map((addresses) => total(worstDay(counted, addresses, limited.edgeLimit)));
  expect(new Set(many).size).toBe(1);
  expect(Math.max(...many)).toBeLessThanOrEqual(limited.worstDayCap);
  // With a flat-rate plan a flood adds no costs at the edge; only the API costs more.
  expect(total(worstDay(counted, 0))).toBeLessThanOrEqual(worstDayCap);
});

test('a page view includes its scripts, styles, fonts and pictures', () => {
  expect(counted.first.requests).toBeGreaterThan(15);
  expect(counted.first.bytes).toBeGreaterThan(120_000);
});
