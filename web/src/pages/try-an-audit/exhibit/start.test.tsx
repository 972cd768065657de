import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { scriptedStyle, unscriptedStyle } from '#web/components/feedback/scripting.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy as arabic } from '../copy.ar.ts';
import { copy as english } from '../copy.en.ts';
import { Start } from './start.tsx';

test.each(['en', 'ar'] as const)(
  'without script a sentence replaces the buttons that start the audit (%s)',
  (language) => {
    const copy = { en: english, ar: arabic }[language];
    const nothing = () => {};
    render(
      <MemoryRouter>
        <LanguageProvider language={language}>
          <Start
            copy={copy}
            found={undefined}
            state="ready"
            clocked
            onClocked={nothing}
            onStart={nothing}
            lesson={<p />}
          />
        </LanguageProvider>
      </MemoryRouter>,
    );
    const scripted = `.${CSS.escape(scriptedStyle)}`;
    expect(screen.getByRole('button', { name: copy.start }).closest(scripted)).not.toBeNull();
    expect(screen.getByRole('checkbox', { name: copy.withoutClock }).closest(scripted)).not.toBeNull();
    expect(screen.getByText(copy.unscripted)).toHaveClass(unscriptedStyle);
  },
);
