import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { copy as arabicReport } from '#web/components/exhibit/report/copy.ar.ts';
import { copy as englishReport } from '#web/components/exhibit/report/copy.en.ts';
import { createContentStore } from '#web/features/content/content-store.ts';
import { ContentContext } from '#web/features/content/use-content.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import * as arabic from './copy.ar.ts';
import * as english from './copy.en.ts';
import MethodPage from './method-page.tsx';

/** Renders the page with stored English texts; an Arabic text is the same with a word before it. */
function show(language: Language, stored: Partial<Record<ContentKey, string>> = {}) {
  const { copy, texts } = language === 'ar' ? arabic : english;
  const values = Object.entries(stored).map(
    ([key, value]) => [key, { value, valueAr: `عربي ${value}` }] as const,
  );
  render(
    <ContentContext value={createContentStore(new Map(values))}>
      <LanguageProvider language={language}>
        <MemoryRouter>
          <main>
            <MethodPage copy={copy} texts={texts} id="" kind={undefined} />
          </main>
        </MemoryRouter>
      </LanguageProvider>
    </ContentContext>,
  );
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const named = ['Who leads the work', 'What clients say', 'Certification'];

test('names nobody until they are stored', () => {
  show('en');
  expect(titles()).toContain('Coverage is planned for each project');
  expect(screen.getByRole('link', { name: 'Plan an audit' })).toHaveAttribute('href', '/plan-an-audit');
  expect(titles().filter((title) => named.includes(title ?? ''))).toEqual([]);
});

test('design effect and change between waves have the planner’s figures', () => {
  show('en');
  expect(screen.getByText(/^Stores of one street area/)).toHaveTextContent(
    '6 visits in one area tell less than 6 far apart. With a similarity of 0.05 the same precision takes 25% more visits',
  );
  expect(screen.getByText(/with ±5\.0 points in each, 7\.1 points\./)).toBeInTheDocument();
});

test('names stored leaders, clients and a certification', async () => {
  show('en', { leader1_name: 'A Leader', client2_testimonial: 'Words of a client', iso_title: 'ISO 20252' });
  expect(titles().filter((title) => named.includes(title ?? ''))).toEqual(named);
  expect(screen.getByRole('heading', { level: 3, name: 'A Leader' })).toBeInTheDocument();
  expect(screen.getByText('Words of a client')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'ISO 20252' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('shows a stored coverage as a table', () => {
  show('en', { method_coverage: 'Basra: 2 2 1 1 0' });
  expect(titles()).toContain('Coverage by city and outlet');
  expect(screen.getByRole('row', { name: /^Basra/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Plan an audit' })).toBeNull();
});

test('shows the same in Arabic, and only what is stored', () => {
  show('ar', { client1_name: 'Client' });
  expect(titles()).toContain('ماذا يقول عملاؤنا');
  expect(titles()).not.toContain('من يقود العمل');
  expect(screen.getByRole('heading', { level: 3, name: 'عربي Client' })).toBeInTheDocument();
});

test.each([
  ['en', english.copy, englishReport],
  ['ar', arabic.copy, arabicReport],
] as const)('in %s a measure is defined as in the sample report', (_, { measures }, report) => {
  const reported = report.method.words.items.flatMap(({ word, text }) => {
    const defined = measures.rows.find(({ name }) => name === word);
    return defined ? [{ text, defined: defined.text.toLowerCase() }] : [];
  });
  expect(reported).toHaveLength(2);
  for (const { text, defined } of reported) expect(defined.startsWith(`${text}.`), text).toBe(true);
});
