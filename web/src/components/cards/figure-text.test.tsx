import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownCount } from '#shared/company/figures.ts';
import { unbound } from '#shared/text/bound-words.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { FiguresNote } from './figure-text.tsx';

const [based, bare] = [{ basis: 'All clients, 2026' }, { basis: '' }];

test.each(['en', 'ar'] as const)('figures have a note until each has a basis (%s)', (language) => {
  const note = (of: (typeof based)[]) => (
    <LanguageProvider language={language}>
      <FiguresNote of={of} />
    </LanguageProvider>
  );
  const { rerender } = render(note([based, bare]));
  expect(screen.getByText(unbound(ownCount[language]))).toBeVisible();
  rerender(note([based, based]));
  expect(screen.queryByText(unbound(ownCount[language]))).toBeNull();
});
