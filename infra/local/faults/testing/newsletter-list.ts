import { createHash, randomBytes } from 'node:crypto';
import { putItems } from './stored-items.ts';

/** Stores confirmed newsletter addresses in the site of a data folder, and returns them. */
export async function storeReaders(dataDir: string, count: number): Promise<string[]> {
  const readers = Array.from({ length: count }, (_, n) => `reader${n}@example.com`);
  await putItems(dataDir, readers.map(itemOf));
  return readers;
}

function itemOf(email: string, n: number) {
  const id = createHash('sha256').update(email).digest('base64url');
  const at = new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString();
  return {
    ...{ pk: `newsletter#${id}`, sk: 'newsletter', gsi1pk: 'newsletter', gsi1sk: `${at}#${id}` },
    ...{ gsi2pk: 'newsletter#confirmed', gsi2sk: email, state: 'confirmed', confirmedAt: at },
    ...{ email, subscribedAt: at, suspicions: [], language: n % 2 ? 'ar' : 'en' },
    token: randomBytes(24).toString('base64url'),
  };
}
