import type { ObjectStore } from './object-store.ts';

/** Returns the keys of a bucket's objects that begin with a prefix, in the store's order. */
export async function keysOf(store: ObjectStore, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token = '';
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token && { 'continuation-token': token }),
    });
    const { body } = await store.send({ method: 'GET', url: `/${bucket}?${query}` });
    const xml = body.toString();
    keys.push(...[...xml.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => unescapeXml(key)));
    token = unescapeXml(/<NextContinuationToken>(.*?)</.exec(xml)?.[1] ?? '');
  } while (token);
  return keys;
}

function unescapeXml(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');
}
