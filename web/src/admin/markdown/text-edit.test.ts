import { describe, expect, test } from 'vitest';
import { cycleHeading, type LineSign, toggleLines } from './mark-lines.ts';
import { insertLink, insertPicture, type Selected, type TextEdit } from './text-edit.ts';
import { toggleWords, type WordMark } from './wrap-words.ts';

/** A text with its selection between brackets `⟦⟧`, or its caret at `|`. */
function read(marked: string): Selected {
  if (marked.includes('|')) {
    const at = marked.indexOf('|');
    return { text: marked.replace('|', ''), start: at, end: at };
  }
  const start = marked.indexOf('⟦');
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end: marked.indexOf('⟧') - 1 };
}

/** The text after an edit, with its selection. */
function after({ text }: Selected, { start, end, insert, selectStart, selectEnd }: TextEdit): string {
  const next = text.slice(0, start) + insert + text.slice(end);
  if (selectStart === selectEnd) return `${next.slice(0, selectStart)}|${next.slice(selectStart)}`;
  return `${next.slice(0, selectStart)}⟦${next.slice(selectStart, selectEnd)}⟧${next.slice(selectEnd)}`;
}

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
    expect(after(read(before), toggleWords(read(before), kind))).toBe(result),
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
    expect(after(read(before), toggleLines(read(before), kind))).toBe(result),
  );
});

test('a heading goes down three levels and is plain again', () => {
  let text = 'Ti|tle';
  const levels = ['# Ti|tle', '## Ti|tle', '### Ti|tle', 'Ti|tle'];
  for (const level of levels) {
    text = after(read(text), cycleHeading(read(text)));
    expect(text).toBe(level);
  }
});

test('a heading is not an item of a list', () =>
  expect(after(read('- Ti|tle'), cycleHeading(read('- Ti|tle')))).toBe('# Ti|tle'));

describe('a link', () => {
  test.each([
    ['see ⟦us⟧.', 'see [us](⟦https://⟧).'],
    ['see |.', 'see [text](⟦https://⟧).'],
    ['⟦https://example.org/a⟧', '[⟦text⟧](https://example.org/a)'],
    ['⟦one\ntwo⟧', '[one two](⟦https://⟧)'],
  ])('%j becomes %j', (before, result) =>
    expect(after(read(before), insertLink(read(before), 'text'))).toBe(result),
  );
});

describe('a picture stands alone', () => {
  test.each([
    ['|', '![⟦Shelf⟧](/a.png)'],
    ['one|two', 'one\n\n![⟦Shelf⟧](/a.png)\n\ntwo'],
    ['one\n|', 'one\n\n![⟦Shelf⟧](/a.png)'],
    ['one\n\n|\n\ntwo', 'one\n\n![⟦Shelf⟧](/a.png)\n\ntwo'],
  ])('%j becomes %j', (before, result) =>
    expect(after(read(before), insertPicture(read(before), '/a.png', 'Shelf'))).toBe(result),
  );
});
