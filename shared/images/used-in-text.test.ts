import { expect, test } from 'vitest';
import { namesPicture, type UsedPicture, withOtherPicture } from './used-in-text.ts';

const old: UsedPicture = {
  id: 'old-picture-of-24-letters',
  address: '/images/old-picture-of-24-letters/1600x1067.jpg',
  focus: { x: 50, y: 50 },
  alt: 'A [full] shelf',
  altAr: 'رف ممتلئ',
};
const other: UsedPicture = {
  id: 'other-picture-24-letters',
  address: '/images/other-picture-24-letters/800x600.jpg',
  focus: { x: 25, y: 0 },
  alt: 'An empty shelf',
  altAr: '',
};
const shown = `${other.address}#focus=25,0`;
const replaced = (text: string, language: 'en' | 'ar' = 'en') => withOtherPicture(text, old, other, language);

test.each([
  [old.address, shown],
  [`${old.address}#focus=75,100`, shown],
  [`${old.address}#1600x1067`, shown],
  ['/images/old-picture-of-24-letters/800.webp', shown],
  [`https://shop.iq${old.address}`, `https://shop.iq${shown}`],
  [`a\n\n![My own words](${old.address})\n\nb`, `a\n\n![My own words](${shown})\n\nb`],
  [`![A \\[full\\] shelf](${old.address} "Title")`, `![An empty shelf](${shown} "Title")`],
  [`![](${old.address}) ![x](${old.address}#focus=0,0)`, `![An empty shelf](${shown}) ![x](${shown})`],
  [`[link](${old.address}), ${old.address}.`, `[link](${shown}), ${shown}.`],
  ['/images/old-picture-of-24-lettersX/1600x1067.jpg', '/images/old-picture-of-24-lettersX/1600x1067.jpg'],
  ['nothing of it', 'nothing of it'],
])('%j becomes %j', (text, expected) => {
  expect(replaced(text)).toBe(expected);
});

test('uses the other picture’s description in the language of the text, if there is one', () => {
  expect(replaced(`![رف ممتلئ](${old.address})`, 'ar')).toBe(`![رف ممتلئ](${shown})`);
  expect(replaced(`![رف ممتلئ](${old.address})`, 'en')).toBe(`![رف ممتلئ](${shown})`);
});

test('treats a dollar sign in an address as an ordinary character', () => {
  const odd = { ...other, address: '/images/$&/1.jpg', focus: { x: 50, y: 50 } as const };
  expect(withOtherPicture(`![a](${old.address}) ${old.address}`, old, odd, 'en')).toBe(
    '![a](/images/$&/1.jpg) /images/$&/1.jpg',
  );
});

test('matches a picture by its whole id', () => {
  expect(namesPicture(`![](${old.address})`, old.id)).toBe(true);
  expect(namesPicture('/images/old-picture-of-24-letters.jpg', old.id)).toBe(true);
  expect(namesPicture(`![](${other.address})`, old.id)).toBe(false);
  expect(namesPicture('/images/old-picture-of-24-letters', old.id)).toBe(false);
});
