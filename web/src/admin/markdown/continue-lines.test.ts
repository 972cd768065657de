import { expect, test } from 'vitest';
import { applied, read } from './testing/marked-text.ts';
import { continueLines } from './use-text-edits.ts';

test.each([
  ['- one|', '- one\n- |'],
  ['* one|', '* one\n* |'],
  ['  - one|', '  - one\n  - |'],
  ['9. one|\n10. two', '9. one\n10. |\n10. two'],
  ['1) one|', '1) one\n2) |'],
  ['> one|', '> one\n> |'],
  ['>one|', '>one\n> |'],
  ['- one ⟦and⟧ two', '- one \n- | two'],
  ['- واحد|', '- واحد\n- |'],
])('Enter after %j continues it as %j', (before, result) => {
  const edit = continueLines(read(before));
  expect(edit && applied(read(before), edit)).toBe(result);
});

test.each([
  ['- one\n- |', '- one\n\n|'],
  ['- one\n- |\ntwo', '- one\n\n|\ntwo'],
  ['> one\n> |', '> one\n\n|'],
  ['- one\n\n- |', '- one\n\n|'],
  ['1. |', '|'],
  ['> |', '|'],
])('Enter after %j ends the list as %j', (before, result) => {
  const edit = continueLines(read(before));
  expect(edit && applied(read(before), edit)).toBe(result);
});

test.each(['one|', '|- one', '-| one', '-one|', '2026|', '# one|', '|'])(
  'Enter in %j is an ordinary line break',
  (text) => expect(continueLines(read(text))).toBeUndefined(),
);

test.each([
  ['| a | b |', '| a | b |\n| --- | --- |\n|  |  |', '| a | b |\n| --- | --- |\n| '],
  ['| a | b |\n| - | - |', '| a | b |\n| - | - |\n|  |  |', '| a | b |\n| - | - |\n| '],
  ['| - | - |\n| 1 | 2 |', '| - | - |\n| 1 | 2 |\n|  |  |', '| - | - |\n| 1 | 2 |\n| '],
  ['| 1 | 2 |\n|  |  |', '| 1 | 2 |\n\n', '| 1 | 2 |\n\n'],
])('Enter continues the table row %j, and an empty one ends it', (text, result, before) => {
  const edit = continueLines({ text, start: text.length, end: text.length });
  expect(edit && text.slice(0, edit.start) + edit.insert).toBe(result);
  expect(edit?.selectStart).toBe(before.length);
});
