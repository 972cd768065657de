import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { AuditsExhibit } from './audits-exhibit.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';

let wide = false;
beforeEach(() => {
  history.replaceState(null, '', '/');
  wide = false;
  window.matchMedia = ((query: string) => ({ matches: wide, media: query })) as typeof matchMedia;
});

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <MemoryRouter>
        <AuditsExhibit copy={language === 'ar' ? arabic : english} />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const row = (name: string) => screen.getByRole('button', { name });
const openRows = () => screen.getAllByRole('button', { expanded: true });

test('every audit has a row with its duration, and one of them is open', () => {
  show();
  expect(screen.getAllByRole('button')).toHaveLength(8);
  expect(row('Custom research projects, Variable · agreed with you')).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(openRows()).toEqual([row('Distributor execution, 3 to 8 weeks')]);
  const panel = document.getElementById(openRows()[0]?.getAttribute('aria-controls') ?? '');
  expect(panel).toHaveAccessibleName('Distributor execution, 3 to 8 weeks');
  expect(panel).toHaveTextContent('Distributor scorecard');
  expect(panel).toHaveTextContent('Disputes settled by evidence');
});

test('an open row folds on a narrow screen, and stays open beside a plan', async () => {
  const user = show();
  await user.click(row('Crisis response, 1 to 2 weeks · day by day'));
  expect(openRows()).toEqual([row('Crisis response, 1 to 2 weeks · day by day')]);
  await user.click(row('Crisis response, 1 to 2 weeks · day by day'));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  wide = true;
  await user.click(row('Crisis response, 1 to 2 weeks · day by day'));
  await user.click(row('Crisis response, 1 to 2 weeks · day by day'));
  expect(openRows()).toEqual([row('Crisis response, 1 to 2 weeks · day by day')]);
});

test('up and down move between rows, and beside a plan show the row’s audit', async () => {
  const user = show();
  row('Distributor execution, 3 to 8 weeks').focus();
  await user.keyboard('{ArrowUp}');
  expect(row('Seasonal peak, 2 to 6 weeks · before, during, after')).toHaveFocus();
  expect(openRows()).toEqual([row('Distributor execution, 3 to 8 weeks')]);
  wide = true;
  await user.keyboard('{End}');
  expect(row('Custom research projects, Variable · agreed with you')).toHaveFocus();
  expect(openRows()).toEqual([row('Custom research projects, Variable · agreed with you')]);
  await user.keyboard('{ArrowDown}');
  expect(row('Competitive intelligence, 2 to 4 weeks')).toHaveFocus();
});

test('an address opens the audit that it names', () => {
  history.replaceState(null, '', '/#launch');
  show();
  expect(openRows()).toEqual([row('New launch audit, 1 to 3 weeks')]);
});

test('in Arabic durations have Arabic plural forms', () => {
  show('ar');
  expect(openRows()[0]).toHaveAccessibleName(/^أداء الموزّع، من.٣.إلى.٨.أسابيع$/);
});
