import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { idempotencyKey } from '#shared/api/endpoint/idempotency.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';

const arabic = /\p{Script=Arabic}/u;
/** Returns the name, the English text and the Arabic text of each field of a sample that has an Arabic counterpart. */
function pairsOf({ kind, fields }: Sample): [name: string, english: string, arabic: string][] {
  const texts = new Map(Object.entries(fields));
  return [...texts].flatMap(([name, text]) =>
    arabicName(name) in postSchemas[kind].fields.shape
      ? [[name, String(text), String(texts.get(arabicName(name)) ?? '')]]
      : [],
  );
}
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);

test('there are samples of each kind, with unique ids', () => {
  const kinds = samples.map(({ kind }) => kind);
  for (const kind of postKinds) expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(1);
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  for (const { id } of samples) expect(idempotencyKey.safeParse(id).success).toBe(true);
});

describe.each(samples.map((sample) => [sample.id, sample] as const))('%s', (_id, sample) => {
  const { kind, fields, daysAgo } = sample;

  test('is valid input of an editor', () => {
    const { fields: schema } = postSchemas[kind];
    const common = 'author' in schema.shape ? { author: 'a', authorAr: 'a' } : {};
    const written = { ...emptyFields(schema), ...common, ...fields };
    expect(schema.parse(written)).toEqual(written);
    expect(daysAgo).toBeGreaterThan(0);
  });

  test('has every text in both languages', () => {
    for (const [name, english, translated] of pairsOf(sample)) {
      expect([name, arabic.test(translated)]).toEqual([name, true]);
      if (name !== 'type') expect([name, arabic.test(english)]).toEqual([name, false]);
    }
  });

  test('links to the same pages in both languages', () => {
    for (const [, english, translated] of pairsOf(sample)) {
      expect(linksOf(translated)).toEqual(linksOf(english).map((address) => `/ar${address}`));
    }
  });
});
