import { expect, test } from 'vitest';
import { isReplacedOnly, withReplacedPictures } from './replaced-pictures.ts';

const old = '/images/old.png#640x480';
const other = '/images/other.webp#focus=1,2';
const third = '/images/third.jpg';

test.each([
  ['a text that was typed in', `One ![a](${old})`, `One and two ![a](${old})`, `One ![a](${other})`],
  ['a description that came with it', `One ![](${old})`, `One and two ![](${old})`, `One ![a](${other})`],
])('replaces a picture in typed text like in the stored text: %s', (_, base, mine, theirs) => {
  const merged = `One and two ![a](${other})`;
  expect(withReplacedPictures(base, mine, theirs)).toBe(merged);
  expect(withReplacedPictures(base, theirs, mine)).toBe(merged);
});

test('merges replacements of two pictures', () => {
  const text = (one: string, two: string) => `![](${one}) and ![](${two})`;
  expect(withReplacedPictures(text(old, third), text(other, third), text(old, other))).toBe(
    text(other, other),
  );
});

test('keeps a text that has the other picture already', () => {
  const [base, mine] = [`One ![a](${old})`, `One and two ![a](${other})`];
  expect(withReplacedPictures(base, mine, `One ![a](${other})`)).toBe(mine);
  expect(withReplacedPictures(base, `One ![a](${other})`, mine)).toBe(mine);
});

test('an address is no picture with a description', () => {
  expect(isReplacedOnly(`x ${old})`, `x ![a](${other})`)).toBe(false);
});

test('replaces an address that stands without a description', () => {
  expect(withReplacedPictures(old, `${old} two`, other)).toBe(`${other} two`);
});

test('keeps a written description', () => {
  expect(withReplacedPictures(`![](${old})`, `![Mine](${old})`, `![Known](${other})`)).toBe(
    `![Mine](${other})`,
  );
});

test.each([
  ['words were changed too', `One ![](${old})`, `Two ![](${old})`, `Three ![](${other})`],
  ['the picture was taken out', `One ![](${old})`, 'One', `One ![](${other})`],
  ['both chose another one', old, other, third],
  ['only one of its places has the other one', `${old} ${old}`, `${old} ${old} two`, `${other} ${old}`],
  ['it was only described', `![](${old})`, `![](${old}) two`, `![a](${old}) two, too`],
])('cannot merge where %s', (_, base, mine, theirs) => {
  expect(withReplacedPictures(base, mine, theirs)).toBeUndefined();
});

test('recognises a text that differs only by its pictures', () => {
  expect(isReplacedOnly(`One ![](${old})`, `One ![a](${other})`)).toBe(true);
  expect(isReplacedOnly(`One ![](${old})`, `Two ![](${other})`)).toBe(false);
});
