import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Language, languages, parsePath } from '#shared/language.ts';
import { choiceOf, planFromQuery } from '#shared/plan/plan.ts';
import { scope } from '#shared/plan/scope.ts';
import { canonicalPage, pageAt, pagePaths, sharedResultPaths } from '#web/app/page-table.ts';
import { seededRandom } from '#web/drawing/random.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { contactReasonAt, contactReasons } from '#web/lib/contact-paths.ts';
import * as arabicSlip from './contact/scope/copy.ar.ts';
import * as englishSlip from './contact/scope/copy.en.ts';
import { ScopeSlip } from './contact/scope/scope-slip.tsx';
import { copy as arabicPlan } from './plan/exhibit/copy.ar.ts';
import { copy as englishPlan } from './plan/exhibit/copy.en.ts';
import { Result } from './plan/exhibit/result.tsx';
import { pageInHash } from './sample-report/exhibit/report-exhibit.tsx';
import { auditOfHash, hashOf, puzzleOf, scoreOf } from './try-an-audit/exhibit/puzzle.ts';

/** The number of URLs that each page is opened with. */
const many = 1000;
/** The values in forged URLs. */
const forgeries = [
  ...'0123456789٣۴.,&=%+?<>"\'\\/ -#',
  ...[
    'basra',
    'erbil',
    'baghdad',
    'groceries',
    'BASRA',
    '1e9',
    '-1',
    '0x10',
    'NaN',
    'Infinity',
    '999999999999',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'quote',
    'scope',
    'career',
    '3-of-7',
    'page-',
  ],
  ...['<img src=x onerror=alert(1)>', '"><script>', '%00', '%ff', '%E0%A4%A', '\u0000', '\ud800', '\u202e'],
  'a'.repeat(500),
];

function forger(seed: number) {
  const random = seededRandom(seed);
  const number = (limit: number) => Math.floor(random() * limit);
  const text = (max: number) =>
    Array.from({ length: number(max) }, () => forgeries[number(forgeries.length)]).join('');
  return { number, text };
}

/** Returns the query of a plan in which some values are valid and the others forged. */
function forgedPlan({ number, text }: ReturnType<typeof forger>): string {
  const names = ['provinces', 'outlets', 'stores', 'products', 'waves', 'precision', '__proto__'];
  const values = names.flatMap((name) => (number(3) === 0 ? [] : [`${name}=${text(9)}`]));
  const chosen =
    number(2) === 0 ? [] : [`provinces=basra.erbil&stores=${number(2_000_000)}&products=${number(300)}`];
  return [...chosen, ...values].join('&');
}

test.each(languages)(
  'a random plan address gives a result and a receipt in plain numbers, in %s',
  (language: Language) => {
    const forged = forger(30);
    const plan = language === 'ar' ? arabicPlan : englishPlan;
    const { copy, texts } = language === 'ar' ? arabicSlip : englishSlip;
    let planned = 0;
    for (let i = 0; i < many / 2; i += 1) {
      const query = forgedPlan(forged);
      const read = planFromQuery(`?${query}`);
      const example = read.provinces.length === 0 ? plan.example(1, '1') : undefined;
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <LanguageProvider language={language}>
            <Result
              copy={plan}
              plan={read}
              example={example}
              scope={scope(choiceOf(read))}
              number={(value) => String(value)}
            />
            {read.provinces.length > 0 && (
              <ScopeSlip copy={copy} texts={texts} plan={read} onPlanned={() => {}} />
            )}
          </LanguageProvider>
        </MemoryRouter>,
      );
      if (read.provinces.length > 0) planned += 1;
      expect(html, query).not.toMatch(/NaN|Infinity|undefined|null|onerror|<script|\[object/);
    }
    expect(planned).toBeGreaterThan(many / 8);
  },
);

test('a random fragment opens a page of the report', () => {
  const { text, number } = forger(6);
  const opened = new Set<number>();
  for (let i = 0; i < many; i += 1) {
    const hash = number(2) === 0 ? `#page-${number(12)}${number(3) === 0 ? text(3) : ''}` : `#${text(8)}`;
    opened.add(pageInHash(hash));
  }
  expect([...opened].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a random fragment gives no audit, or one of a shelf that can be drawn and scored', () => {
  const { text, number } = forger(7);
  let audits = 0;
  for (let i = 0; i < many; i += 1) {
    const day = `${number(10)}${number(10)}${number(10)}${number(10)}${number(2)}${number(10)}${number(4)}${number(10)}`;
    const mask = number(2) === 0 ? text(4) : number(36 ** 10).toString(36);
    const audit = auditOfHash(number(8) === 0 ? `#${text(6)}` : `#${day}${number(10)}${number(10)}-${mask}`);
    if (!audit) continue;
    audits += 1;
    const { found, missed, wrong } = scoreOf(puzzleOf(audit.seed), audit.marks);
    expect(found.length + missed.length).toBe(7);
    expect(found.length + wrong.length).toBe(audit.marks.size);
    const places = Number.parseInt(mask, 36).toString(36);
    expect(hashOf(audit)).toBe(`#${audit.seed}-${places}`);
  }
  expect(audits).toBeGreaterThan(many / 20);
});

test('a random address gives a page of the table in its language, or none', () => {
  const { text, number } = forger(8);
  const roots = ['/contact', '/try-an-audit', '/plan-an-audit', '/sample-report', '/method', ''];
  const known = new Set<string>([...pagePaths, ...sharedResultPaths]);
  const reasons = Object.keys(contactReasons);
  const pages = new Set<string>();
  for (let i = 0; i < many; i += 1) {
    const end = number(4) === 0 ? (reasons[number(reasons.length)] ?? '') : text(3);
    const { path } = parsePath(`${number(2) === 0 ? '' : '/ar'}${roots[number(roots.length)]}/${end}`);
    const page = pageAt(path);
    if (page) pages.add(path);
    if (page) expect(known.has(canonicalPage(path).path), path).toBe(true);
    const isOpened = page?.folder === 'contact' && path !== '/contact';
    expect(contactReasonAt(path) !== undefined, path).toBe(isOpened);
  }
  expect(pages.size).toBeGreaterThan(reasons.length);
});
