import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as page } from '../copy.en.ts';
import { copy } from './copy.en.ts';
import { QuestionsSheet } from './questions-sheet.tsx';

test('the two questions whose tables are short are side by side', () => {
  render(
    <LanguageProvider language="en">
      <QuestionsSheet copy={copy} questions={page.services.items} />
    </LanguageProvider>,
  );
  const halves = screen
    .getAllByRole('table')
    .filter((table) => table.closest('li')?.hasAttribute('data-half'));
  expect(halves.map((table) => table.getAttribute('aria-label'))).toEqual([
    'Compliance verification',
    'Competitive analysis',
  ]);
});
