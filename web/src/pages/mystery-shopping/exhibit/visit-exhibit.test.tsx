import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { VisitExhibit } from './visit-exhibit.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <VisitExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const tab = (name: string) => screen.getByRole('tab', { name });
const evidence = () => screen.getByRole('region', { name: /of|من/ });

test('starts with the step that cost the first visit most, and says what to do first', () => {
  show();
  expect(tab('Karrada, Baghdad, score 67 of 100')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(
    '3, Advice, 4:10, 18 of 35 points',
  );
  const panel = within(screen.getByRole('region', { name: 'Advice: 18 of 35' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Asked who will use it10 of 10',
    'Asked about the budget, not done0 of 5',
    'Named your brand first, not done0 of 12',
    'Explained a difference8 of 8',
    'Shop photominute 5',
    'App timer4:10',
    'Inside the store',
    'Read by a second person',
  ]);
  expect(screen.getByRole('table', { name: 'Visit receipt' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Do firstName your brand first+12');
  // Only the part of the day is shown, since the time would tell who worked then.
  expect(screen.getByText(/Thursday 7 May, evening/)).toBeInTheDocument();
});

test('a step without loss is shown with every check done', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: '5, Payment, 1:50, 20 of 20 points' }));
  const panel = screen.getByRole('region', { name: 'Payment: 20 of 20' });
  expect(panel).toHaveTextContent('Shelf price equal to till price12 of 12');
  expect(panel).not.toHaveTextContent('not done');
});

test('keys choose visits in reading direction and rows from top to bottom, and wrap', async () => {
  const user = show();
  tab('Karrada, Baghdad, score 67 of 100').focus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Ankawa, Erbil, score 89 of 100')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Ankawa, Erbil, score 89 of 100');
  await user.keyboard('{End}');
  expect(tab('Al-Ashar, Basra, score 37 of 100')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Karrada, Baghdad, score 67 of 100')).toHaveFocus();

  screen.getByRole('button', { current: true }).focus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/^1, Greeting/);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/^6, Goodbye/);
  expect(screen.getByRole('button', { current: true })).toHaveFocus();
});

test('an address opens a visit and a step', () => {
  history.replaceState(null, '', '/#0958-5');
  show();
  expect(tab('Al-Ashar, Basra, score 37 of 100')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('region', { name: 'Payment: 8 of 20' })).toBeInTheDocument();
});

test('in Arabic all digits are Arabic, and the left key moves forward', async () => {
  const user = show('ar');
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(
    '٣، المشورة، ٤:١٠، ١٨ من ٣٥ نقطة',
  );
  expect(screen.getByRole('button', { name: /الترحيب/ })).toHaveAccessibleName(
    '١، الترحيب، ٣٥ ثانية، ١٠ من ١٠ نقاط',
  );
  expect(evidence()).toHaveTextContent('سأل عن الميزانية، لم يحدث');
  tab('الكرادة، بغداد، النتيجة ٦٧ من ١٠٠').focus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('عنكاوا، أربيل، النتيجة ٨٩ من ١٠٠')).toHaveFocus();
  expect(evidence()).toHaveAccessibleName('التوديع: ٤ من ١٠');
});
