import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { LevelsExhibit } from './levels-exhibit.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <LevelsExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const here = () => screen.getByRole('navigation').querySelector('[aria-current=step]')?.textContent;
const headingFocused = (name: string) =>
  expect(screen.getByRole('heading', { level: 3, name })).toHaveFocus();
/** Waits for the result of the browser's Back. */
const shows = (heading: string) => screen.findByRole('heading', { level: 2, name: heading });

test('starts with the total, and what it was counted from', async () => {
  show();
  const panel = screen.getByRole('region', { name: 'Products found' });
  expect(panel).toHaveTextContent('71%68 found28 missingof 96 looked for');
  expect(here()).toBe('Basra, this week');
  expect(button('Its stores, 12 stores behind it')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
});

test('opens level by level down to the photo, and the focus follows', async () => {
  const user = show();
  await user.click(button('Open 71%'));
  expect(location.hash).toBe('#stores');
  headingFocused('Twelve stores, Basra');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Twelve stores made 71%');
  expect(await accessibilityProblems()).toEqual([]);

  await user.click(button('Store 0417, 4 of 8 found'));
  expect(location.hash).toBe('#0417');
  headingFocused('Minimarket 0417, Basra');
  const visit = screen.getByRole('region', { name: 'Minimarket 0417, Basra' });
  expect(
    within(visit)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Milk 1 l',
    'Yoghurt 400 g, not on the shelf',
    'Juice 1 l',
    'Rice 5 kg, not on the shelf',
    'Tea 450 g',
    'Date syrup, not on the shelf',
    'Sugar 1 kg',
    'Biscuits, not on the shelf',
    '10:33 Front',
    '10:37 Cooler',
    '10:42 Shelf',
    '10:46 Price label',
  ]);
  expect(await accessibilityProblems()).toEqual([]);

  await user.click(button('Yoghurt 400 g, not on the shelf'));
  expect(location.hash).toBe('#0417-3');
  headingFocused('Photo 3 of 4');
  const photo = screen.getByRole('region', { name: 'Photo 3 of 4' });
  expect(within(photo).getByRole('figure', { name: english.photo })).toBeInTheDocument();
  expect(photo).toHaveTextContent('Taken12 May, 10:42Checked12 May, 16:05');
  expect(here()).toBe('Photo 3 of 4');
  expect(await accessibilityProblems()).toEqual([]);
});

test('Back of the browser and Escape close a level, and the focus returns to what opened it', async () => {
  const user = show();
  await user.click(button('Open 71%'));
  await user.click(button('Store 0440, 6 of 8 found'));
  act(() => history.back());
  await shows('Twelve stores made 71%');
  await waitFor(() => expect(location.hash).toBe('#stores'));
  await user.click(button('Store 0417, 4 of 8 found'));
  await user.click(button('10:42 Shelf'));
  await user.keyboard('{Escape}');
  await shows('One visit: eight products, four gaps');
  await waitFor(() => expect(button('10:42 Shelf')).toHaveFocus());
  await user.keyboard('{Escape}');
  await shows('Twelve stores made 71%');
  await waitFor(() => expect(button('Store 0417, 4 of 8 found')).toHaveFocus());
  await user.keyboard('{Escape}');
  await shows('Open the number');
  await waitFor(() => expect(button('Open 71%')).toHaveFocus());
});

test('columns and breadcrumbs lead back over several levels, and columns forward', async () => {
  const user = show();
  await user.click(button('The photo, 4 photos of that visit'));
  await shows('One of the 28 gaps behind 71%');
  await user.click(button('One visit, Back, 4 of 8 12 May, 10:31'));
  await shows('One visit: eight products, four gaps');
  await user.click(within(screen.getByRole('navigation')).getByRole('button', { name: 'Basra' }));
  await shows('Open the number');
});

test.each([
  ['#0417-3', 'One of the 28 gaps behind 71%'],
  ['#0405', 'One visit: eight products, no gap'],
  ['#stores', 'Twelve stores made 71%'],
  ['#nothing', 'Open the number'],
])('the address %s opens its level, and does not move the focus', async (hash, heading) => {
  history.replaceState(null, '', `/${hash}`);
  const user = show();
  await shows(heading);
  expect(document.body).toHaveFocus();
  if (hash !== '#0417-3') return;
  // No level was opened on this page before: closing stays on the page.
  const entries = history.length;
  await user.click(button('Its stores, Back, 50% Minimarket 0417'));
  await shows('Twelve stores made 71%');
  expect(location.hash).toBe('#stores');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ opened: 0 });
});

test.each([
  ['#0417-3', false],
  ['', true],
])('opening the address %s does not move the prerendered content: it replaces it', (hash, stays) => {
  history.replaceState(null, '', `/${hash}`);
  const exhibit = (
    <LanguageProvider language="en">
      <LevelsExhibit copy={english} />
    </LanguageProvider>
  );
  document.body.innerHTML = `<main>${renderToString(exhibit)}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  const heading = screen.getByRole('heading', { level: 2 });
  const place = document.getElementById('0417-3');
  render(exhibit, { container: main, hydrate: true });
  expect(heading.isConnected).toBe(stays);
  // The element that the browser has scrolled to.
  expect(document.getElementById('0417-3')).toBe(place);
  expect(place).not.toBeNull();
});

test('another store ends with its count', async () => {
  const user = show();
  await user.click(button('Open 71%'));
  await user.click(button('Store 0436, 5 of 8 found'));
  const visit = screen.getByRole('region', { name: 'Minimarket 0436, Basra' });
  expect(visit).toHaveTextContent('5 of 8 products found');
  expect(visit).toHaveTextContent('Photos of this store are in the full sample');
  expect(screen.queryByRole('button', { name: /^The photo/ })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the product fronts are one tab stop, and arrows move along rows and between them', async () => {
  const user = show();
  await user.click(button('Open 71%'));
  const fronts = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(fronts.filter(({ tabIndex }) => tabIndex === 0)).toEqual([button('Store 0417, 4 of 8 found')]);
  fronts[10]?.focus();
  await user.keyboard('{ArrowUp}');
  expect(button('Store 0419, 5 of 8 found')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('Store 0407, 5 of 8 found')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(fronts[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  headingFocused('Minimarket 0405, Basra');
});

test('in Arabic digits and plural forms are Arabic, and the left key moves forward', async () => {
  const user = show('ar');
  expect(screen.getByRole('region', { name: 'الأصناف الموجودة' })).toHaveTextContent('٧١٪٦٨ موجودًا');
  await user.click(button('افتح ٧١٪'));
  expect(button('رقم واحد، رجوع، ٧١٪ متوفّر، ١٢ متجرًا')).toBeInTheDocument();
  button('متجر ٤١٧، ٤ من ٨ موجودة').focus();
  await user.keyboard('{ArrowLeft}');
  expect(button('متجر ٤٠٩، ٤ من ٨ موجودة')).toHaveFocus();
  await user.click(button('متجر ٤١٧، ٤ من ٨ موجودة'));
  await shows('زيارة واحدة: ثمانية أصناف، أربعة منها مفقودة');
  expect(screen.getByText('١٨ دقيقة في المتجر وأربع صور. افتح واحدة.')).toBeInTheDocument();
  await user.click(button('لبن ٤٠٠ غم، غير موجود على الرف'));
  await shows('واحد من ٢٨ صنفًا مفقودًا وراء الرقم ٧١٪');
  expect(here()).toBe('الصورة ٣ من ٤');
  expect(await accessibilityProblems()).toEqual([]);
});
