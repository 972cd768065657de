import { beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const answer = (formToken: string) => Response.json({ formToken });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

let tokens: typeof import('./form-token.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.resetModules();
  tokens = await import('./form-token.ts');
});

test('the token is requested by the first form that needs it, and shared by all forms', async () => {
  fetched.mockImplementation(async () => answer('one'));
  expect([tokens.formToken(), fetched.mock.calls.length]).toEqual([undefined, 0]);
  tokens.askForFormToken();
  tokens.askForFormToken();
  await seconds(60);
  tokens.askForFormToken();
  expect([tokens.formToken(), fetched.mock.calls.length]).toEqual(['one', 1]);
});

test('an offline form requests it again while typing, but not at every key', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  for (let key = 0; key < 100; key++) {
    tokens.askForFormToken();
    await seconds(0.1);
  }
  expect([tokens.formToken(), fetched.mock.calls.length]).toEqual([undefined, 1]);
  fetched.mockImplementation(async () => answer('later'));
  await seconds(1);
  tokens.askForFormToken();
  await seconds(1);
  expect(tokens.formToken()).toBe('later');
});

test('a page that was open for a day requests another', async () => {
  fetched.mockImplementation(async () => answer(`number ${fetched.mock.calls.length}`));
  tokens.askForFormToken();
  await seconds(13 * 60 * 60);
  tokens.askForFormToken();
  await seconds(1);
  expect(tokens.formToken()).toBe('number 2');
});
