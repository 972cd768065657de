import { beforeEach, expect, test, vi } from 'vitest';

let stored: Map<string, string>;
let address = { pathname: '/ar/contact', search: '' };
async function load() {
  vi.resetModules();
  return import('./campaign.ts');
}
beforeEach(() => {
  stored = new Map();
  address = { pathname: '/ar/contact', search: '?utm_source=fair&utm_medium=%20print%20&utm_term=&gclid=1' };
  vi.stubGlobal('location', address);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('without consent nothing of a campaign is stored or sent', async () => {
  const { keepCampaign, messageOrigin } = await load();
  keepCampaign(false);
  expect(stored.size).toBe(0);
  expect(messageOrigin()).toEqual({ page: '/ar/contact' });
});

test('with consent, also given on a later page, the campaign is sent until consent is withdrawn', async () => {
  const { keepCampaign, messageOrigin } = await load();
  keepCampaign(false);
  address.search = '';
  keepCampaign(true);
  expect(messageOrigin()).toEqual({
    page: '/ar/contact',
    campaign: { source: 'fair', medium: 'print' },
  });
  keepCampaign(false);
  expect(messageOrigin()).toEqual({ page: '/ar/contact' });
  expect(stored.size).toBe(0);
});

test('a page without a campaign keeps the previous one', async () => {
  (await load()).keepCampaign(true);
  address.search = '?q=1';
  const { keepCampaign, messageOrigin } = await load();
  keepCampaign(true);
  expect(messageOrigin().campaign).toEqual({ source: 'fair', medium: 'print' });
});

test('an address is shortened to what the API accepts, and blocked storage stops nothing', async () => {
  address.pathname = `//${'x'.repeat(300)}`;
  vi.stubGlobal('sessionStorage', undefined);
  const { keepCampaign, messageOrigin } = await load();
  keepCampaign(true);
  const { page } = messageOrigin();
  expect(page).toMatch(/^\/x+$/);
  expect(page).toHaveLength(200);
});
