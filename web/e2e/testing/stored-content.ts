import { randomUUID } from 'node:crypto';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { test as base, expect } from './site.ts';

interface ContentFixture {
  /** Saves an item as another administrator would, not through the page under test. */
  save(key: ContentKey, update: ContentUpdate): Promise<void>;
  /** Saves several items. All of them are published together. */
  saveAll(updates: Partial<Record<ContentKey, ContentUpdate>>): Promise<void>;
  /** Returns an item as it is stored now; undefined if it was never saved. */
  read(key: ContentKey): Promise<ContentItem | undefined>;
}

/** A test that may change the site's texts and pictures. They are emptied after it. */
export const test = base.extend<{ content: ContentFixture }>({
  content: [
    async ({ playwright, site, session }, use) => {
      const request = await playwright.request.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { Cookie: session },
      });
      const items = async (): Promise<ContentItem[]> => (await request.get('/api/site-content')).json();
      const saveAll = async (updates: Readonly<Record<string, ContentUpdate>>) => {
        for (const [key, data] of Object.entries(updates)) {
          const answer = await request.put(`/api/update-content/${key}`, { data });
          expect(answer.status()).toBe(200);
        }
        await site.settled();
      };
      const save = (key: ContentKey, update: ContentUpdate) => saveAll({ [key]: update });
      await use({ save, saveAll, read: async (key) => (await items()).find((item) => item.key === key) });
      const stored = (await items()).filter(({ value, valueAr }) => value || valueAr);
      await saveAll(Object.fromEntries(stored.map(({ key }) => [key, { value: '', valueAr: '' }])));
      await request.dispose();
    },
    { auto: true },
  ],
});

/** Returns a text that was never saved before. */
export const newText = () => `Text ${randomUUID().slice(0, 8)}`;
