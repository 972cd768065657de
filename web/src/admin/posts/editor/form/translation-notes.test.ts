import { expect, test } from 'vitest';
import { olderParagraphs } from './translation-notes.tsx';

const text = (english: string, before?: string, state: 'older' | 'missing' = 'older') => ({
  ...{ name: 'content', english, arabic: 'نص', state },
  ...(before !== undefined && { before }),
});

test('paragraphs are counted whose English changed since the Arabic was saved', () => {
  expect(olderParagraphs([text('One\n\nTwo, now\n\nThree', 'One\n\nTwo\n\nThree')])).toBe(1);
  expect(olderParagraphs([text('New\n\nTwo\n\nAdded', 'One\n\nTwo'), text('A', 'B')])).toBe(3);
});

test('a text counts once where a paragraph was only removed, or where its former English is not known', () => {
  expect(olderParagraphs([text('One', 'One\n\nTwo'), text('A\n\nB')])).toBe(2);
});

test('a text without any Arabic is not older', () => {
  expect(olderParagraphs([text('One', undefined, 'missing')])).toBe(0);
});
