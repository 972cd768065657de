import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';

/** Tests editable content as visitors and administrators get it, through the CDN. */
const site = runSite();
const path = '/api/site-content';
const save = (key: string, json: unknown) =>
  site.askAsAdministrator(`/api/update-content/${key}`, 'PUT', json);

// The CDN's clock does not advance unless a test advances it. The functions have a clock of their own, which runs.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** True if the CDN answered without asking the function. */
const fromCache = (answer: Response) => answer.headers.get('x-cache') === 'Hit from cloudfront';
const textOf = async (answer: Response, key: string) =>
  (await answer.json()).find((item: { key: string }) => item.key === key)?.value;

test('a thousand requests within two seconds cost one function call', async () => {
  pass(10);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => site.ask(path)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter((answer) => !fromCache(answer))).toHaveLength(1);
  await Promise.all(answers.map((answer) => answer.body?.cancel()));
});

test('after two seconds the function is called again, and the answer has the change', async () => {
  const visitorsGet = async (text: string) =>
    expect(await textOf(await site.ask(path), 'hero_title')).toBe(text);
  // Each instance of the function caches the content for one second.
  const visitorsGetSoon = (text: string) =>
    vi.waitFor(() => {
      pass(2);
      return visitorsGet(text);
    }, 5000);
  await save('hero_title', { value: 'Before' });
  await visitorsGetSoon('Before');
  await save('hero_title', { value: 'After' });
  pass(1.9);
  await visitorsGet('Before');
  await visitorsGetSoon('After');
});

test('a client that already has the content gets 304 from the CDN and from the function', async () => {
  pass(10);
  const first = await site.ask(path);
  const etag = first.headers.get('etag') ?? '';
  const again = () => site.ask(path, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([first.status, (await again()).status]).toEqual([200, 304]);
  pass(10);
  const revalidated = await again();
  expect([revalidated.status, revalidated.headers.get('x-cache')]).toEqual([
    304,
    'RefreshHit from cloudfront',
  ]);
});

test('an administrator sees a save at once, and visitors get nothing of that answer', async () => {
  pass(10);
  await site.ask(path);
  await save('hero_cta', { value: 'Saved now' });
  const seen = await site.askAsAdministrator(path);
  expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  expect(await textOf(seen, 'hero_cta')).toBe('Saved now');
  const visitors = await site.ask(path);
  expect(visitors.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
  expect(await textOf(visitors, 'hero_cta')).not.toBe('Saved now');
});

test('the addresses of both editors save the same item', async () => {
  const first = await (await save('cta_title', { value: 'From the dashboard', version: 0 })).json();
  const simple = '/api/simple-admin/content/cta_title';
  const late = await site.askAsAdministrator(simple, 'PUT', { value: 'Late', version: 0 });
  expect([late.status, (await late.json()).current]).toEqual([409, first]);
  const second = await site.askAsAdministrator(simple, 'PUT', { value: 'From the editor', version: 1 });
  expect(await second.json()).toMatchObject({ value: 'From the editor', version: 2 });
});
