import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { PriceExhibit } from './price-exhibit.tsx';

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <PriceExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

test('starts with the label that is above the list price, and announces nothing', () => {
  show();
  expect(screen.getByRole('figure', { name: /two of six jars are missing/ })).toBeInTheDocument();
  expect(tab('Date syrup, 3,250 dinars')).toHaveAttribute('aria-selected', 'true');
  expect(panel()).toHaveAccessibleName('Date syrup, 3,250 dinars');
  expect(
    within(panel())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['1The label', '2What is read', '3Held against your list', '4The finding']);
  expect(panel()).toHaveTextContent('+18%above the list price');
  expect(screen.getByText('Label 4 of 6')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Example data')).toBeInTheDocument();
});

test.each([
  ['Orange juice, 1,250 dinars', 'Within tolerance', 'Orange juice, 1,250 dinars, within tolerance'],
  ['Sugar, 1,550 dinars', '+3%Within tolerance', 'Sugar, 1,550 dinars, within tolerance'],
  ['Rice, 4,500 dinars', '−10%below the list price', 'Rice, 4,500 dinars, 10% below the list price'],
  ['Date syrup, 3,250 dinars', '+18%above', 'Date syrup, 3,250 dinars, 18% above the list price'],
])('%s is read, compared and shown', async (name, finding, told) => {
  const user = show();
  await user.click(tab(name));
  expect(panel()).toHaveTextContent(finding);
  expect(screen.getByRole('status')).toHaveTextContent(told);
  expect(await accessibilityProblems()).toEqual([]);
});

test('without a label nothing is read', async () => {
  const user = show();
  await user.click(tab('Biscuits, no price label'));
  expect(within(panel()).getAllByText('No price label')).toHaveLength(2);
  expect(within(panel()).queryByText('1,000')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Biscuits, no price label');
  expect(await accessibilityProblems()).toEqual([]);
});

test('the labels are one tab stop, and arrows move along shelves and between them', async () => {
  const user = show();
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    tab('Date syrup, 3,250 dinars'),
  ]);
  tab('Date syrup, 3,250 dinars').focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Rice, 4,500 dinars')).toHaveFocus();
  expect(panel()).toHaveAccessibleName('Rice, 4,500 dinars');
  await user.keyboard('{ArrowUp}');
  expect(tab('Sugar, 1,550 dinars')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Tea, 2,250 dinars')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('Orange juice, 1,250 dinars')).toHaveFocus();
});

test('two buttons move from label to label, and wrap', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Next label' }));
  await user.click(screen.getByRole('button', { name: 'Next label' }));
  expect(screen.getByText('Label 6 of 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next label' }));
  expect(screen.getByText('Label 1 of 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous label' }));
  expect(panel()).toHaveAccessibleName('Tea, 2,250 dinars');
});

test('a table has every label with its finding', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'All labels of this photo' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ProductLabelListThe finding',
    'Orange juice 1 l1,2501,250Within tolerance',
    'Biscuits 200 g–1,000No price label',
    'Sugar 1 kg1,5501,500+3% Within tolerance',
    'Date syrup 450 g3,2502,750+18% above the list price',
    'Rice 2 kg4,5005,000−10% below the list price',
    'Tea 250 g2,2502,250Within tolerance',
  ]);
});

test('in Arabic the left key moves forward, and dinars have Arabic plural forms', async () => {
  const user = show('ar');
  expect(screen.getByText('واجهتان فارغتان')).toBeInTheDocument();
  tab('دبس تمر، ٣٬٢٥٠ دينارًا').focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('رز، ٤٬٥٠٠ دينار')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('رز، ٤٬٥٠٠ دينار، تحت سعر القائمة بـ١٠٪');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('دبس تمر، ٣٬٢٥٠ دينارًا، فوق سعر القائمة بـ١٨٪');
  expect(await accessibilityProblems()).toEqual([]);
});
