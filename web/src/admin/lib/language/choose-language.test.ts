import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

afterEach(() => vi.unstubAllGlobals());

test('stores the language in the browser, and reloads the screen without the question about unsaved changes', () => {
  const page = new EventTarget();
  const leave = vi.fn();
  const reload = vi.fn(() => {
    page.addEventListener('beforeunload', leave);
    page.dispatchEvent(new Event('beforeunload'));
  });
  const kept = { cookie: '' };
  const listen = vi.fn(page.addEventListener.bind(page));
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('location', { protocol: 'https:', reload });
  vi.stubGlobal('document', kept);
  chooseLanguage('ar');
  expect(kept.cookie).toBe('admin-language=ar; path=/; max-age=31536000; samesite=lax; secure');
  expect(reload).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  // The listener must be in the capture phase, which comes before other listeners. The test checks the option, because Node
  // does not keep that order.
  expect(listen.mock.calls[0]?.[2]).toEqual({ capture: true });
});
