import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { laterSections } from '#web/theme/global-css.ts';
import { withoutStyles } from '#web-testing/inline-styles.ts';
import { withReadableClasses } from '../class-names.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

/**
 * Returns the property and conditions that a class of `css()` sets: `md:gap` for `md:gap_4`. Returns `undefined` for important
 * classes, whose order does not matter.
 */
const settingOf = (name: string) => /^((?:\[[^ ]*\]:|[\w-]+:)*[a-zA-Z-]+)_.*[^!]$/.exec(name)?.[1];

test.each(files.filter((file) => file.endsWith('.html')))(
  'no element of %s gets a property from two rules, whose order would be arbitrary',
  (file) => {
    const lists = [...withReadableClasses(read(file)).matchAll(/class="([^"]*)"/g)].map(([, list = '']) =>
      list.split(' '),
    );
    const twice = lists.flatMap((list) => {
      const settings = list.map((name) => !name.includes('--') && settingOf(name));
      return list.filter((_, i) => settings[i] && settings.indexOf(settings[i]) !== i);
    });
    expect([...new Set(twice)]).toEqual([]);
  },
);

test.each([
  ['site', 17_300],
  ['admin', 18_800],
])('the %s stylesheet stays within its budget', (name, budget) => {
  const sheet = files.find((file) => new RegExp(`^assets/${name}-.*\\.css$`).test(file)) ?? '';
  expect(brotliCompressSync(read(sheet)).length).toBeLessThan(budget);
});

test.each(files.filter((file) => /^(ar\/)?(?!404|admin)[\w-]+\.html$/.test(file)))(
  'the title of %s is laid out with the first screen',
  (file) => {
    const { document } = new JSDOM(withoutStyles(read(file))).window;
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('h1')?.closest(laterSections)).toBeNull();
  },
);
