import { describe, expect, test } from 'vitest';
import { applied, read } from './testing/marked-text.ts';
import { insertLink } from './text-edit.ts';
import { cycleHeading, type LineSign, toggleLines, toggleWords, type WordMark } from './tools.ts';

describe('bold and italic', () => {
  test.each<[WordMark, string, string]>([
    ['bold', 'a ⟦word⟧ b', 'a ⟦**word**⟧ b'],
    ['bold', 'a ⟦**word**⟧ b', 'a ⟦word⟧ b'],
    ['bold', 'a **⟦word⟧** b', 'a ⟦word⟧ b'],
    ['bold', 'a wo|rd b', 'a ⟦**word**⟧ b'],
    ['bold', 'a **wo|rd** b', 'a ⟦word⟧ b'],
    ['bold', 'a | b', 'a **|** b'],
    ['bold', '|', '**|**'],
    ['bold', 'a⟦ word ⟧b', 'a ⟦**word**⟧ b'],
    ['italic', 'a ⟦word⟧ b', 'a ⟦*word*⟧ b'],
    ['italic', 'a *⟦word⟧* b', 'a ⟦word⟧ b'],
    ['italic', 'a **⟦word⟧** b', 'a ⟦***word***⟧ b'],
    ['italic', 'a ***⟦word⟧*** b', 'a ⟦**word**⟧ b'],
    ['bold', 'a ***⟦word⟧*** b', 'a ⟦*word*⟧ b'],
    ['bold', 'a *⟦word⟧* b', 'a ⟦***word***⟧ b'],
    ['bold', '⟦one\n\ntwo⟧', '⟦**one**\n\n**two**⟧'],
    ['bold', '⟦**one**\n**two**⟧', '⟦one\ntwo⟧'],
    ['bold', '⟦- one\n- two⟧', '- ⟦**one**\n- **two**⟧'],
    ['bold', 'في ⟦كلمة⟧ هنا', 'في ⟦**كلمة**⟧ هنا'],
    ['bold', 'كل|مة', '⟦**كلمة**⟧'],
  ])('%s: %j becomes %j', (kind, before, result) =>
    expect(applied(read(before), toggleWords(read(before), kind))).toBe(result),
  );
});

describe('lines', () => {
  test.each<[LineSign, string, string]>([
    ['list', 'one|', '- one|'],
    ['list', '- one|', 'one|'],
    ['list', '# one|', '- one|'],
    ['list', '|', '- |'],
    ['list', 'x\n⟦one\n\ntwo⟧\ny', 'x\n⟦- one\n\n- two⟧\ny'],
    ['list', '⟦one\ntwo\n⟧three', '⟦- one\n- two⟧\nthree'],
    ['numbers', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
    ['numbers', '⟦1. one\n2. two⟧', '⟦one\ntwo⟧'],
    ['list', '⟦1. one\ntwo⟧', '⟦- one\n- two⟧'],
    ['quote', '⟦one\ntwo⟧', '⟦> one\n> two⟧'],
    ['quote', '> one|', 'one|'],
    ['quote', '- one|', '> - one|'],
  ])('%s: %j becomes %j', (kind, before, result) =>
    expect(applied(read(before), toggleLines(read(before), kind))).toBe(result),
  );
});

test('a heading has three levels and then becomes plain again', () => {
  let text = 'Ti|tle';
  const levels = ['# Ti|tle', '## Ti|tle', '### Ti|tle', 'Ti|tle'];
  for (const level of levels) {
    text = applied(read(text), cycleHeading(read(text)));
    expect(text).toBe(level);
  }
});

test('a heading is not a list item', () =>
  expect(applied(read('- Ti|tle'), cycleHeading(read('- Ti|tle')))).toBe('# Ti|tle'));

describe('a link', () => {
  test.each([
    ['see ⟦us⟧.', 'see [us](⟦https://⟧).'],
    ['see |.', 'see [text](⟦https://⟧).'],
    ['⟦https://example.org/a⟧', '[⟦text⟧](https://example.org/a)'],
    ['⟦one\ntwo⟧', '[one two](⟦https://⟧)'],
  ])('%j becomes %j', (before, result) =>
    expect(applied(read(before), insertLink(read(before), 'text'))).toBe(result),
  );
});
