import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { StoreCheckExhibit } from './store-check-exhibit.tsx';

let wide = true;
beforeEach(() => {
  wide = true;
  window.matchMedia = ((media: string) =>
    Object.assign(new EventTarget(), { media, matches: wide })) as typeof matchMedia;
});

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <StoreCheckExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });
const handle = () => screen.getByRole('slider');
const labels = () => within(screen.getByRole('list')).getAllByRole('button');

test('a wide screen starts with the hypermarket, whose plan covers two fifths', () => {
  show();
  expect(tab('Hypermarket 11 of 16')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Hypermarket 11 of 16' })).toBeInTheDocument();
  expect(
    screen.getByText(
      '11 of 16 points were as agreed. 5 were not, and each one has someone who can put it right.',
    ),
  ).toBeInTheDocument();
  expect(handle()).toHaveAccessibleName('How far the plan covers the store');
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 40 percent of the store');
  expect(screen.getByRole('list')).toHaveAccessibleName('What was not as agreed');
  expect(labels().map((label) => label.getAttribute('aria-label'))).toEqual([
    '1, Header missing, Agency puts it up',
    '2, Label 1,750, agreed 1,500, Store changes it',
    '3, 3 of 12 facings empty, Store refills',
    '4, 2 facings of another brand, Sales team clears them',
    '5, No promoter at the table, Agency explains why',
  ]);
  expect(labels()[0]).toHaveAttribute('aria-current', 'true');
});

test('a narrow one starts with the dukkan, and with a difference that the plan does not cover', () => {
  wide = false;
  show();
  expect(tab('Grocery 4 of 6')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(/^4 of 6 points were as agreed/)).toBeInTheDocument();
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 44 percent of the store');
  expect(labels().map((label) => label.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('keys move the handle: the arrow towards the line’s end shows more of the plan', async () => {
  const user = show();
  handle().focus();
  const shown = () => Number((handle() as HTMLInputElement).value);
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe(42);
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(shown()).toBe(38);
  await user.keyboard('{PageUp}{ArrowUp}');
  expect(shown()).toBe(50);
  await user.keyboard('{PageDown}');
  expect(shown()).toBe(40);
  await user.keyboard('{Home}');
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 0 percent of the store');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe(0);
  await user.keyboard('{End}{ArrowRight}');
  expect(shown()).toBe(100);
});

test('a pointer drags the handle to its position', () => {
  show();
  fireEvent.change(handle(), { target: { value: '73' } });
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 73 percent of the store');
});

test('choosing a difference moves the plan away from it', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: /^5, No promoter/ }));
  expect(labels().map((label) => label.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    null,
    'true',
  ]);
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 80 percent of the store');
});

test('arrows move between channels, each with its own differences', async () => {
  const user = show();
  tab('Hypermarket 11 of 16').focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Minimarket 6 of 9')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Minimarket 6 of 9' })).toBeInTheDocument();
  expect(labels()[1]).toHaveAccessibleName('2, 2 of 7 facings empty, Store refills');
  await user.keyboard('{End}');
  expect(tab('Grocery 4 of 6')).toHaveFocus();
  expect(handle()).toHaveAttribute('aria-valuetext', 'Plan over 40 percent of the store');
  await user.tab();
  expect(handle()).toHaveFocus();
});

test('in Arabic nouns have Arabic plural forms, and the left keys move forward', async () => {
  const user = show('ar');
  expect(
    screen.getByText('١١ من ١٦ بندًا كما اتُّفق عليه. و٥ بنود لم تكن كذلك، ولكل منها من يصلحه.'),
  ).toBeInTheDocument();
  expect(labels()[2]).toHaveAccessibleName('٣، ٣ من ١٢ واجهة فارغة، المتجر يعبّئها');
  expect(labels()[3]).toHaveAccessibleName('٤، واجهتان لعلامة أخرى، فريق المبيعات يزيلهما');
  handle().focus();
  await user.keyboard('{ArrowLeft}');
  expect(handle()).toHaveAttribute('aria-valuetext', 'المخطّط فوق ٤٢ في المئة من المتجر');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(handle()).toHaveAttribute('aria-valuetext', 'المخطّط فوق ٣٨ في المئة من المتجر');
  tab('هايبرماركت ١١ من ١٦').focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('ميني ماركت ٦ من ٩')).toHaveFocus();
  expect(labels()[1]).toHaveAccessibleName('٢، واجهتان فارغتان من سبع، المتجر يعبّئهما');
  await user.keyboard('{ArrowLeft}');
  expect(
    screen.getByText('٤ من ٦ بنود كما اتُّفق عليه. وبندان لم يكونا كذلك، ولكل منهما من يصلحه.'),
  ).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/[0-9A-Za-z]/);
});

test.each([
  ['en', true],
  ['ar', false],
] as const)('has no accessibility violations in %s, wide: %s', async (language, isWide) => {
  wide = isWide;
  const user = show(language);
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    expect(await accessibilityProblems()).toEqual([]);
  }
});
