import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { idempotencyKey } from '#shared/messages/message.ts';
import { articleFields, jobFields } from '#shared/posts/post.ts';
import { samples } from './samples.ts';

const arabic = /\p{Script=Arabic}/u;
/** Texts of a sample in pairs: English, Arabic. */
function pairsOf(fields: object): [string, string, string][] {
  const texts = new Map(Object.entries(fields));
  return [...texts].flatMap(([name, text]) =>
    texts.has(`${name}Ar`) ? [[name, text, texts.get(`${name}Ar`)]] : [],
  );
}
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);

test('there are some of each kind, under ids of their own', () => {
  const kinds = samples.map(({ kind }) => kind);
  for (const kind of ['blog', 'news', 'career'])
    expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(1);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  for (const { id } of samples) expect(idempotencyKey.safeParse(id).success).toBe(true);
});

describe.each(samples.map((sample) => [sample.id, sample] as const))(
  '%s',
  (_id, { kind, fields, daysAgo }) => {
    test('is what an editor could have written', () => {
      const common = { published: true, author: 'a', authorAr: 'a', imageUrl: '' };
      const schema = kind === 'career' ? jobFields : articleFields;
      const read = schema.parse({ ...common, ...fields });
      expect(read).toEqual({ ...(kind === 'career' ? { published: true } : common), ...fields });
      expect(daysAgo).toBeGreaterThan(0);
    });

    test('says everything in both languages', () => {
      for (const [name, english, translated] of pairsOf(fields)) {
        expect([name, arabic.test(translated)]).toEqual([name, true]);
        if (name !== 'type') expect([name, arabic.test(english)]).toEqual([name, false]);
      }
    });

    test('leads to the same pages in both, each in its language', () => {
      for (const [, english, translated] of pairsOf(fields)) {
        expect(linksOf(translated)).toEqual(linksOf(english).map((address) => `/ar${address}`));
      }
    });
  },
);
