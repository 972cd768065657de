import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAdminPath } from '#shared/admin-paths.ts';
import { basisKeyOf } from '#shared/company/figures.ts';
import { figureNames } from '#shared/content/company/figures.ts';
import { content } from '#shared/content/registry.ts';
import { languages } from '#shared/language.ts';
import type { Renderer, ShownItem } from '#shared/publishing/renderer.ts';
import { copy as arabic } from '#web/admin/content/claims/copy.ar.ts';
import { copy as english } from '#web/admin/content/claims/copy.en.ts';

const dist = join(import.meta.dirname, '../../dist');
const renderer: Renderer = await import(join(import.meta.dirname, '../../dist-server/renderer.js'));
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !isAdminPath(`/${file.replace(/(\.ar)?\.html$/, '')}`),
);

/** The stored basis of every figure. */
const filled = figureNames.map((name): ShownItem => {
  const key = basisKeyOf(name);
  return { key, value: `${name}, March 2026`, valueAr: `${name}، آذار ٢٠٢٦`, type: 'text' };
});
const pathsOfFigures = [...new Set(figureNames.map((name) => content[basisKeyOf(name)].path))];

test.each(documents)('%s contains nothing about confirmations', (file) => {
  const html = readFileSync(join(dist, file), 'utf8');
  for (const copy of [english, arabic])
    for (const words of [copy.title, copy.unconfirmed, copy.based]) expect(html).not.toContain(words);
});

describe.each(languages)('in %s', (language) => {
  test.each(pathsOfFigures)('%s shows a basis only if it is set, beside its figure', async (path) => {
    const without = await renderer.render(path, language, { items: [] });
    expect(without.html).not.toContain('<small');
    const { html } = await renderer.render(path, language, { items: filled });
    const shown = filled.filter(({ key }) => content[key as ReturnType<typeof basisKeyOf>].path === path);
    const texts = [...html.matchAll(/<small[^>]*>([^<]*)<\/small>/g)].map(([, text]) =>
      text?.replaceAll('\u00a0', ' '),
    );
    expect(texts).toEqual(
      expect.arrayContaining(shown.map(({ value, valueAr }) => (language === 'ar' ? valueAr : value))),
    );
  });
});
