import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as arabic } from '#web/pages/market-research/copy.ar.ts';
import { copy as english } from '#web/pages/market-research/copy.en.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { FrontSheet } from './front-sheet.tsx';

test('only what the client receives is ticked', async () => {
  render(
    <LanguageProvider language="en">
      <FrontSheet copy={english.exchange} />
    </LanguageProvider>,
  );
  const rows = screen.getAllByRole('definition');
  const ticked = rows
    .filter((row) => row.querySelector('svg'))
    .map(({ children }) => children[1]?.textContent);
  expect(rows).toHaveLength(9);
  expect(ticked).toEqual(english.exchange.get.items);
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits', () => {
  const { container } = render(
    <LanguageProvider language="ar">
      <FrontSheet copy={arabic.exchange} />
    </LanguageProvider>,
  );
  expect(container.textContent).toMatch(/[١-٣]/);
  expect(container.textContent).not.toMatch(/[0-9]/);
});
