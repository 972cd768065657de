import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { itemReader, listOfKnown } from './stored-item.ts';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly pages: number;
  readonly language?: 'ar' | 'en' | undefined;
  readonly tags: string[];
}

const read = itemReader<Note, 'id'>(
  { id: z.string() },
  {
    text: [z.string(), ''],
    pages: [z.int(), 1],
    language: [z.optional(z.enum(['ar', 'en'])), undefined],
    tags: [listOfKnown(['old', 'new']), []],
  },
);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const whole = { id: 'a', text: 'Text', pages: 2, language: 'ar', tags: ['new'] };

test('reads an item of this release as it was written', () => {
  expect(read(whole)).toEqual(whole);
  expect(console.error).not.toHaveBeenCalled();
});

test('reads attributes that an older release did not write as absent', () => {
  expect(read({ id: 'a' })).toStrictEqual({ id: 'a', text: '', pages: 1, tags: [] });
  expect(console.error).not.toHaveBeenCalled();
});

test('ignores attributes and values of a newer release', () => {
  const newer = { ...whole, heading: 'New', tags: ['new', 'newest'] };
  expect(read(newer)).toEqual(whole);
  expect(console.error).not.toHaveBeenCalled();
});

test('reads a damaged attribute as absent, and logs it once', () => {
  const damaged = { ...whole, pk: 'note#damaged', sk: 'note', pages: 'two', language: 'ku', tags: 'new' };
  for (const _ of [1, 2]) expect(read(damaged)).toEqual({ id: 'a', text: 'Text', pages: 1, tags: [] });
  expect(console.error).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ pk: 'note#damaged', attributes: ['pages', 'language', 'tags'] }),
  );
});

test('rejects an item without its identity, and logs it', () => {
  expect(read({ ...whole, pk: 'note#b', sk: 'note', id: 5 })).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'An item is left out: it cannot be read', pk: 'note#b' }),
  );
});
