import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { copy as arabic } from '#web/components/exhibit/report/viewer-copy.ar.ts';
import { copy as english } from '#web/components/exhibit/report/viewer-copy.en.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as head } from '../copy.en.ts';
import { loadPages } from './load-pages.ts';
import { ReportExhibit } from './report-exhibit.tsx';
import { ReportHead } from './report-head.tsx';

vi.mock('#web/lib/tool-events.ts', () => ({ recordToolEvent: vi.fn() }));

/** True if the window has room for two pages side by side. */
let isWide = false;
const scrolledTo = vi.fn();
beforeAll(async () => {
  for (const language of languages) await loadPages(language);
});
beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.textContent);
  };
  isWide = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function show(language: Language = 'en', hash = '') {
  const { container } = render(
    <MemoryRouter initialEntries={[localizedPath('/sample-report', language) + hash]}>
      <LanguageProvider language={language}>
        <ReportExhibit copy={language === 'ar' ? arabic : english} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const shown = () =>
    [...container.querySelectorAll('[data-shown]')].map((box) => Number(box.getAttribute('data-page')));
  return { user: userEvent.setup(), shown };
}
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

test('shows every page, with figures computed from the survey', async () => {
  show();
  expect(screen.getAllByRole('article').map((page) => page.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((page) => `Page ${page} of 6`),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What stood on the dairy shelf',
    'Three findings',
    'Supermarkets are won; grocery shops are not',
    'Three listings in four are priced as on the list',
    'Who holds the dairy shelf',
    'Method and limits',
  ]);
  for (const sentence of [
    'The stores list your products 1,669 times; 235 were missing on the day.',
    'One listing in seven was missing, and in grocery shops one in five',
    'Grocery shops stand at 20.1%, supermarkets at 8.6%. Fresh milk is most often missing, at 19.6%: a hint, not a finding.',
    'One listing in eight is priced above the list, and one in ten has no label',
    'You hold 31% of the shelf in grocery shops, and nearly one shop in four does not stock you',
    'Numeric distribution 86%: 347 of 402 stores list your products.',
    'Listings without a pack on the shelf ÷ all listings. The rest, 86%, is on-shelf availability. Number: grocery shops.',
    '±8 points',
    'Base: 402 stores; 1,669 listings (store × listed product); 1,434 of them in stock, 1,290 with a label; 19,714 facings. Margins at 95%, by stores (347 that list you, 180 grocery shops) since what stands in one store is alike; numeric distribution in grocery shops: ±7 points. No total is weighted (page 6).',
    '±10.5 / 8.7 / 7.5 points',
    'Base: 67 stores per province (15 supermarkets, 22 minimarkets, 30 grocery shops). One province alone: ±12 points at 95%.',
    'Stores that list at least one of your products ÷ stores visited. One facing = a tenth of the stores; dashed = without.',
    'stores that list at least one of your products ÷ stores visited',
    'listings with a pack on the shelf at the visit ÷ all listings',
    '* Fewer than 30 stores: a hint, not a finding.',
    '4, from 5 to 8 October 2026',
    '12, two a province; six more for back-checks, two supervisors',
    '2,074, at least four a visit',
    '0.79 (0.62 to 0.97)',
    'Kappa, 174 listings (at 95%)',
    '39 of 42',
    'Outlet types weigh as sampled, 15 : 22 : 30.',
    'No total is weighted: all is pooled, so that a measure of stores is the mean of the six provinces, equally weighted. A market total would be weighted by the outlets on the list. Between two provinces 17 points count, between two waves 7; fewer in the same stores.',
  ])
    expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the rows of a table contain the counts, and charts have a text alternative', () => {
  show();
  const prices = screen.getByRole('table', { name: 'Price seen on the shelf, against the list' });
  expect(within(prices).getAllByRole('row').at(-1)).toHaveTextContent('1,434');
  expect(
    within(prices).getByRole('img', {
      name: 'Within 5% of the list 71%, Above 21%, Below 2%, No price label 7%',
    }),
  ).toBeInTheDocument();
  const missing = screen.getByRole('table', {
    name: 'Out of stock: grocery shops miss more than supermarkets',
  });
  expect(within(missing).getByRole('rowheader', { name: 'Basra*' })).toBeInTheDocument();
  expect(within(missing).getByRole('rowheader', { name: 'All six' })).toBeInTheDocument();
  expect(
    within(missing)
      .getAllByRole('img')
      .map((range) => range.getAttribute('aria-label')),
  ).toContain('Supermarkets 17%, Minimarkets 20%, Grocery shops 27%');
});

test('shares of fewer than thirty stores have a mark, and others have none', () => {
  show();
  const distribution = screen.getByRole('table', {
    name: 'Numeric distribution by province and outlet type',
  });
  const cells = (name: string) =>
    within(within(distribution).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Basra')).toEqual(['93%*', '91%*', '70%', '82%']);
  expect(cells('All six')).toEqual(['96%', '93%', '77%', '86%']);
});

test('buttons turn one page at a time, keep the focus and announce the page', async () => {
  const { user, shown } = show();
  expect(shown()).toContain(1);
  expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Next page'));
  expect(said()).toBe('Page 2 of 6');
  expect(button('Next page')).toHaveFocus();
  await user.click(button('Page 6: Method and limits'));
  expect(said()).toBe('Page 6 of 6');
  expect(button('Page 6: Method and limits')).toHaveAttribute('aria-current', 'true');
  await user.click(button('Next page'));
  expect(said()).toBe('Page 6 of 6');
});

test('two pages side by side turn together', async () => {
  isWide = true;
  const { user, shown } = show();
  await user.click(button('Next page'));
  expect(said()).toBe('Pages 2 and 3 of 6');
  expect(shown()).toEqual([2, 3]);
  await user.click(button('Next page'));
  await user.click(button('Next page'));
  expect(said()).toBe('Page 6 of 6');
  await user.click(button('Previous page'));
  expect(said()).toBe('Pages 4 and 5 of 6');
});

test('arrow keys turn the page, Home and End go to the first and last, + enlarges and Escape resets the size', async () => {
  const { user, shown } = show('en', '#page-3');
  button('Next page').focus();
  expect(shown()).toContain(3);
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Page 4 of 6');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toBe('Page 2 of 6');
  await user.keyboard('{End}');
  expect(said()).toBe('Page 6 of 6');
  await user.keyboard('{Home}');
  expect(said()).toBe('Page 1 of 6');
  await user.keyboard('+');
  const enlarged = screen.getByRole('region', { name: 'Enlarged page; scroll to read it' });
  expect(enlarged).toHaveAttribute('tabindex', '0');
  expect(await accessibilityProblems()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(button('Enlarge')).toBeInTheDocument();
});

test('arrow keys turn the page before anything has the focus, and character keys work from there', async () => {
  const { user } = show();
  await user.keyboard('+');
  expect(said()).toBe('Page 1 of 6');
  expect(button('Enlarge')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(said()).toBe('Page 2 of 6');
  expect(button('Next page')).toHaveFocus();
  await user.keyboard('{ArrowLeft}+');
  expect(said()).toBe('Page 1 of 6');
  expect(button('Fit the page')).toBeInTheDocument();
});

test('enlarging a page by a key keeps its button visible', async () => {
  const { user } = show();
  await user.click(button('Enlarge'));
  await user.click(button('Fit the page'));
  expect(scrolledTo).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(button('Fit the page')).toHaveFocus();
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('Fit the page');
});

test('in text mode all pages follow one another, and nothing turns them', async () => {
  const { user } = show();
  await user.click(button('Read as text'));
  expect(button('Show the pages')).toHaveFocus();
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('Show the pages');
  expect(screen.queryByText('Page 1 of 6')).toBeNull();
  await user.keyboard('{End}');
  await user.click(button('Show the pages'));
  expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
});

test('on a phone it starts as text, counts as opened when somebody scrolls, and one tap shows the pages', async () => {
  vi.mocked(recordToolEvent).mockClear();
  document.documentElement.setAttribute('data-phone', '');
  onTestFinished(() => document.documentElement.removeAttribute('data-phone'));
  const { user } = show();
  expect(screen.queryByRole('button', { name: 'Enlarge' })).toBeNull();
  expect(screen.queryByText('Page 1 of 6')).toBeNull();
  expect(recordToolEvent).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  await user.click(button('Show the pages'));
  expect(button('Read as text')).toHaveFocus();
  expect(screen.getByText('Page 1 of 6')).toBeInTheDocument();
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['report_open', {}]]);
  expect(await accessibilityProblems()).toEqual([]);
});

/** The exhibit in a language, as it is prerendered and hydrated. */
const exhibitIn = (language: Language) => (
  <MemoryRouter initialEntries={[localizedPath('/sample-report', language)]}>
    <LanguageProvider language={language}>
      <ReportExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>
  </MemoryRouter>
);
function prerendered() {
  vi.stubEnv('SSR', true);
  const html = renderToString(exhibitIn('en'));
  vi.unstubAllEnvs();
  return html;
}

test('before hydration the stylesheet chooses between pages and text', () => {
  const html = prerendered();
  expect(html).toContain('data-mode="auto"');
  expect(html).toContain(english.asText);
  expect(html).toContain(english.asPages);
});

test('hydration keeps the prerendered pages, also when they are turned; another language has its own pages', async () => {
  document.body.innerHTML = `<main>${prerendered()}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  const title = screen.getByRole('heading', { name: 'Method and limits', hidden: true });
  // If the pages were hydrated, React would report that this differs.
  title.textContent = 'As it was served';
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(main, exhibitIn('en'), { onRecoverableError }));
  onTestFinished(() => act(() => root.unmount()));
  await userEvent.click(button('Page 6: Method and limits'));
  expect(title.closest('[data-page]')).toHaveAttribute('data-shown', 'open');
  expect(screen.getByRole('heading', { name: 'As it was served' })).toBe(title);
  await act(async () => root.render(exhibitIn('ar')));
  expect(screen.getByRole('heading', { name: 'المنهج وحدوده' })).toBeInTheDocument();
  await act(async () => root.render(exhibitIn('en')));
  expect(screen.getByRole('heading', { name: 'Method and limits' })).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('counts as opened once somebody reads on, not when the page loads', async () => {
  vi.mocked(recordToolEvent).mockClear();
  const { user } = show();
  expect(recordToolEvent).not.toHaveBeenCalled();
  await user.click(button(english.next));
  await user.click(button(english.asText));
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([
    ['report_open', {}],
    ['report_page', { n: 2 }],
  ]);
});

test('the download of the report is counted with its language', async () => {
  vi.mocked(recordToolEvent).mockClear();
  render(
    <MemoryRouter initialEntries={['/sample-report']}>
      <LanguageProvider language="en">
        <ReportHead copy={head} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const file = screen.getByRole('link', { name: head.download });
  expect(file).toHaveAttribute('href', '/sample-report/sample-report-en.pdf');
  file.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(file);
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([['report_pdf', { lang: 'en' }]]);
});
