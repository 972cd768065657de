import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageSwitch } from './language-switch.tsx';

test('the browser keeps the other language, and loads the screen in it without asking whether to leave', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'https:', reload });
  const cookie = vi.spyOn(document, 'cookie', 'set');
  const leave = vi.fn();
  addEventListener('beforeunload', leave);
  render(<LanguageSwitch />);
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(cookie).toHaveBeenCalledWith('admin-language=ar; path=/; max-age=31536000; samesite=lax; secure');
  expect(reload).toHaveBeenCalledOnce();
  dispatchEvent(new Event('beforeunload'));
  expect(leave).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
