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

test('an item of this release is read as it was written', () => {
  expect(read(whole)).toEqual(whole);
  expect(console.error).not.toHaveBeenCalled();
});

test('what an older release did not write counts as absent', () => {
  expect(read({ id: 'a' })).toStrictEqual({ id: 'a', text: '', pages: 1, tags: [] });
  expect(console.error).not.toHaveBeenCalled();
});

test('what a newer release writes besides is left alone, and so is what it knows more of', () => {
  const newer = { ...whole, heading: 'New', tags: ['new', 'newest'] };
  expect(read(newer)).toEqual(whole);
  expect(console.error).not.toHaveBeenCalled();
});

test('a damaged attribute counts as absent by itself, and is named once', () => {
  const damaged = { ...whole, pk: 'note#damaged', sk: 'note', pages: 'two', language: 'ku', tags: 'new' };
  for (const _ of [1, 2]) expect(read(damaged)).toEqual({ id: 'a', text: 'Text', pages: 1, tags: [] });
  expect(console.error).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ pk: 'note#damaged', attributes: ['pages', 'language', 'tags'] }),
  );
});

test('an item without its identity is none, and is named', () => {
  expect(read({ ...whole, pk: 'note#b', sk: 'note', id: 5 })).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'An item is left out: it cannot be read', pk: 'note#b' }),
  );
});
