import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { copy } from '../copy.en.ts';
import { LegalLinks } from './legal-links.tsx';

test('the button for cookie preferences is hidden without script, since it would do nothing', () => {
  render(
    <MemoryRouter>
      <LanguageProvider language="en">
        <LegalLinks copy={copy} language="en" path="/method" onCookiePreferences={() => {}} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const item = screen.getByRole('button', { name: copy.footer.cookies }).parentElement;
  expect(item).toHaveClass(scriptedStyle);
});
