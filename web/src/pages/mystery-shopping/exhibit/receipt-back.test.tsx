import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabicPage } from '../copy.ar.ts';
import { copy as englishPage } from '../copy.en.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { ReceiptBack } from './receipt-back.tsx';

test('the lines of the receipt are numbered through its three parts, for the eye only', async () => {
  render(
    <LanguageProvider language="en">
      <ReceiptBack title={english.receipt.title} copy={englishPage.exchange} />
    </LanguageProvider>,
  );
  const lines = screen.getAllByRole('definition');
  expect(lines.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(
    Array.from({ length: 9 }, (_, i) => String(i + 1)),
  );
  for (const { firstElementChild } of lines) expect(firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'You give us',
    'We agree',
    'You get',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits', () => {
  const { container } = render(
    <LanguageProvider language="ar">
      <ReceiptBack title={arabic.receipt.title} copy={arabicPage.exchange} />
    </LanguageProvider>,
  );
  expect(container.textContent).toMatch(/[١-٩]/);
  expect(container.textContent).not.toMatch(/[0-9]/);
});
