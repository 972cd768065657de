import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy } from './copy.en.ts';
import { ListingsExhibit } from './listings-exhibit.tsx';

function show() {
  render(
    <LanguageProvider language="en">
      <ListingsExhibit copy={copy} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const told = () => document.querySelector('[aria-live=polite]');
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const current = () => within(screen.getByRole('table')).getByRole('button', { current: true });

test('each check is in the row of its subject and the column of its shop', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'What was checked in each e‑shop' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual([
    'Shop A 3 of 4 right',
    'Shop B 2 of 4 right',
    'Shop C 0 of 4 right',
  ]);
  expect(texts(table.getAllByRole('rowheader'))).toEqual(['Picture', 'Price', 'In stock', 'Place in search']);
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.map((row) => texts(within(row).getAllByRole('cell')))).toEqual([
    ['Current pack', '1Old pack', '2No picture'],
    ['2,750As on the list', '3,250318% above', '2,250418% below'],
    ['Can be ordered', 'Can be ordered', '5Out of stock'],
    ['614th, page two', '3rd of 40', '7Not in first 40'],
  ]);
});

test('the third fault is shown at first, and any that is chosen', async () => {
  const user = show();
  expect(current()).toHaveAccessibleName('3, 18% above');
  expect(told()).toHaveTextContent(
    'Fault 3 of 7: Shop B sells at 3,250 IQD, your list says 2,750Seen 18 May, 09:20. Next: ask the shop to correct it, then check again after two days.',
  );
  await user.click(screen.getByRole('button', { name: '7, Not in first 40' }));
  expect(current()).toHaveAccessibleName('7, Not in first 40');
  expect(told()).toHaveTextContent('Fault 7 of 7: Shop C does not list it among the first 40');
});

test('the buttons below move through the faults by number, and wrap', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Previous fault' }));
  expect(told()).toHaveTextContent('Fault 2 of 7: Shop C shows no picture');
  for (let i = 0; i < 2; i += 1) await user.click(screen.getByRole('button', { name: 'Previous fault' }));
  expect(told()).toHaveTextContent('Fault 7 of 7');
  await user.click(screen.getByRole('button', { name: 'Next fault' }));
  expect(told()).toHaveTextContent('Fault 1 of 7: Shop B still shows the old pack');
});

test('the table is one tab stop, in which arrows move from fault to fault', async () => {
  const user = show();
  await user.tab();
  expect(current()).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: '4, 18% below' })).toHaveFocus();
  expect(current()).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(current()).toHaveAccessibleName('6, 14th, page two');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(current()).toHaveAccessibleName('7, Not in first 40');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous fault' })).toHaveFocus();
});

test('all faults are in a list, for print and without script', () => {
  show();
  const items = texts(within(screen.getByRole('list', { name: 'All faults' })).getAllByRole('listitem'));
  expect(items).toHaveLength(7);
  expect(items[4]).toBe(
    'Fault 5 of 7: Shop C is out of stockSeen 18 May, 09:30. Next: tell whoever supplies the shop, then check again after a day.',
  );
});

test('has no accessibility violations, whichever fault is shown', async () => {
  const user = show();
  for (let i = 0; i < 7; i += 1) {
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: copy.next }));
  }
});
