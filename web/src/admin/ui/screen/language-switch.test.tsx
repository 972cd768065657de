import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { chooseLanguage } from '#web/admin/lib/language/choose-language.ts';
import { LanguageSwitch } from './language-switch.tsx';

vi.mock(import('#web/admin/lib/language/choose-language.ts'), () => ({ chooseLanguage: vi.fn() }));

test('the other language is offered by its own name', async () => {
  render(<LanguageSwitch />);
  const button = screen.getByRole('button', { name: 'العربية' });
  expect(button).toHaveAttribute('lang', 'ar');
  await userEvent.click(button);
  expect(vi.mocked(chooseLanguage).mock.calls).toEqual([['ar']]);
});
