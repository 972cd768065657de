import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { copy as arabic } from '../copy.ar.ts';
import { copy as english } from '../copy.en.ts';
import { repeated, repeatedVisits } from './drawings.ts';
import { Agreement, Anchors, Cases, CoverageTable, DrawnStores, Photos } from './method-exhibit.tsx';
import { methodFormat } from './method-format.ts';

function show(language: Language, coverage = '', cases: readonly string[] = []) {
  const copy = language === 'ar' ? arabic : english;
  const format = methodFormat(language);
  render(
    <LanguageProvider language={language}>
      <main>
        <h1>{copy.hero.title}</h1>
        <h2>{copy.sampling.title}</h2>
        <DrawnStores copy={copy} format={format} note="" />
        <Photos copy={copy} format={format} />
        <Agreement copy={copy} format={format} release="" />
        <CoverageTable copy={copy} stored={coverage} />
        <Cases copy={copy} stored={cases} />
      </main>
    </LanguageProvider>,
  );
}
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('the agreement of two auditors is computed from their answers', async () => {
  show('en');
  expect(rowsOf('What the two auditors said of the labels')).toEqual([
    'Auditor B: rightAuditor B: wrongTotal',
    'Auditor A: right41344',
    'Auditor A: wrong21416',
    'Total431760',
  ]);
  expect(screen.getByText(/^κ =/)).toHaveTextContent('κ = (0.917 − 0.601) / (1 − 0.601) = 0.79');
  expect(
    screen.getByText('60 labels put kappa between 0.62 and 0.97, at 95% confidence. More labels narrow it.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^20 of 120 outlets drawn/)).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('one visit in ten is repeated, at irregular intervals', () => {
  expect(repeated.drawn * 10).toBe(repeated.all);
  const drawn = repeatedVisits().shapes.flatMap(([, { x, y, fill }]) =>
    fill === colour.label ? [(Number(y) / 58) * 20 + (Number(x) - 4) / 32] : [],
  );
  expect(drawn).toHaveLength(repeated.drawn);
  const distances = drawn.slice(1).map((at, i) => at - (drawn[i] ?? 0));
  expect(new Set(distances).size).toBe(distances.length);
});

test('each cell of the coverage says in words how outlets are reached, and cities belong to their province', () => {
  show('en', 'Anbar: 2 2 2 1 0');
  const anbar = screen.getByRole('row', { name: /^Anbar/ });
  expect(within(anbar).getByRole('rowheader')).toHaveTextContent('Anbar Ramadi, Fallujah');
  expect(
    within(anbar)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['regular route', 'regular route', 'regular route', 'on request', 'after a check of the road']);
});

test('stored cases replace the examples', () => {
  show('en', 'Basra: 2 2 1 1 0\nAs of November 2026\nErbil: 2 2 2 2 2', ['A client, by name']);
  const [, ...provinces] = rowsOf('Coverage by city and outlet').map((row) => row?.split(' ')[0]);
  expect(provinces).toEqual(['Basra', 'Erbil']);
  expect(screen.getByText('As of November 2026')).toBeInTheDocument();
  expect(screen.getByText('A client, by name')).toBeInTheDocument();
  expect(screen.queryByText('A snack maker')).toBeNull();
});

test('shows the same in Arabic', async () => {
  show('ar', 'البصرة: ٢ ٢ ١ ١ ٠');
  expect(rowsOf('التغطية بحسب المدينة والمنفذ')).toHaveLength(2);
  expect(rowsOf('ما قاله المدقّقان عن البطاقات').at(-1)).toBe('المجموع٤٣١٧٦٠');
  expect(await accessibilityProblems()).toEqual([]);
});

test('a link to a section scrolls it fully into view when focused by keyboard', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  render(<Anchors label={english.sections} items={[['photos', english.photos.name]]} />);
  const link = screen.getByRole('link', { name: english.photos.name });
  // jsdom shows no focus, as browsers do not after a press of the mouse.
  link.focus();
  expect(scrolled).not.toHaveBeenCalled();
  link.blur();
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  link.focus();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' });
  expect(scrolled.mock.contexts).toEqual([link]);
});
