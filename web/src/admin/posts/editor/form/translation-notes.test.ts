import { expect, test } from 'vitest';
import { olderParagraphs } from './translation-notes.tsx';

const text = (english: string, before?: string, state: 'older' | 'missing' = 'older') => ({
  ...{ name: 'content', english, arabic: 'نص', state },
  ...(before !== undefined && { before }),
});

test('counts paragraphs whose English changed since the Arabic was saved', () => {
  expect(olderParagraphs([text('One\n\nTwo, now\n\nThree', 'One\n\nTwo\n\nThree')])).toBe(1);
  expect(olderParagraphs([text('New\n\nTwo\n\nAdded', 'One\n\nTwo'), text('A', 'B')])).toBe(3);
});

test('counts a text once if a paragraph was only removed, or its former English is unknown', () => {
  expect(olderParagraphs([text('One', 'One\n\nTwo'), text('A\n\nB')])).toBe(2);
});

test('a text without any Arabic does not count as older', () => {
  expect(olderParagraphs([text('One', undefined, 'missing')])).toBe(0);
});
