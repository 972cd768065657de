import { describe, expect, test } from 'vitest';
import { insertPictures, selectionSince } from './insert-pictures.ts';
import { applied, read } from './testing/marked-text.ts';
import { keepingSelection } from './text-edit.ts';

describe('a picture is a paragraph of its own, and replaces nothing', () => {
  test.each([
    ['|', '![|](/a.png)'],
    ['one|two', 'onetwo\n\n![|](/a.png)'],
    ['one\n|', 'one\n\n![|](/a.png)'],
    ['one\n\n|\n\ntwo', 'one\n\n![|](/a.png)\n\ntwo'],
    ['one\n\n|two', 'one\n\n![|](/a.png)\n\ntwo'],
    ['|one', '![|](/a.png)\n\none'],
    ['⟦one⟧ two\nthree\n\nfour', 'one two\nthree\n\n![|](/a.png)\n\nfour'],
    ['⟦one\n\ntwo⟧ three', 'one\n\ntwo three\n\n![|](/a.png)'],
    ['- one|\n- two', '- one\n- two\n\n![|](/a.png)'],
    ['one|\n \ntwo', 'one\n\n![|](/a.png)\n\n \ntwo'],
    ['رف|\n', 'رف\n\n![|](/a.png)\n\n'],
    // Inserted after all pictures of a group, if the caret is in the description of one of them.
    ['one\n\n![|](/x)\n\n![](/y)\n\ntwo', 'one\n\n![](/x)\n\n![](/y)\n\n![|](/a.png)\n\ntwo'],
    ['![Shelf|](/x)\n\n![](/y)\n', '![Shelf](/x)\n\n![](/y)\n\n![|](/a.png)\n\n'],
    ['![|](/x)\n\ntwo\n\n![](/y)', '![](/x)\n\n![|](/a.png)\n\ntwo\n\n![](/y)'],
    ['![|](/x)\n\n![](/y) two', '![](/x)\n\n![|](/a.png)\n\n![](/y) two'],
    ['![|](/x)\n\n![](/y)\ntwo', '![](/x)\n\n![|](/a.png)\n\n![](/y)\ntwo'],
  ])('%j becomes %j', (before, result) =>
    expect(applied(read(before), insertPictures(read(before), ['/a.png']))).toBe(result),
  );

  test('is inserted after the previous one, even if that one’s description is being typed', () => {
    const first = applied(read('one|'), insertPictures(read('one|'), ['/a.png']));
    const second = applied(read(first), insertPictures(read(first), ['/b.png']));
    expect(second).toBe('one\n\n![](/a.png)\n\n![|](/b.png)');
  });

  test('has its known description, as text', () =>
    expect(applied(read('|'), insertPictures(read('|'), ['/a.png'], ['A [full] shelf']))).toBe(
      '![A \\[full\\] shelf|](/a.png)',
    ));

  test('several are inserted in their order', () =>
    expect(applied(read('one|'), insertPictures(read('one|'), ['/a.png', '/b.png']))).toBe(
      'one\n\n![|](/a.png)\n\n![](/b.png)',
    ));
});

describe('during uploads', () => {
  test.each([
    ['one|\n\ntwo', 'one\n\ntwo three', 'one|\n\ntwo three'],
    ['one\n\ntwo|', 'zero\n\none\n\ntwo', 'zero\n\none\n\ntwo|'],
    ['one|', 'one and more', 'one| and more'],
    ['one two|', 'one', 'one|'],
  ])('the place marked in %j is found again in %j', (before, now, result) => {
    const { start } = selectionSince(read(before), now);
    expect(`${now.slice(0, start)}|${now.slice(start)}`).toBe(result);
  });

  test.each([
    ['one|\n\ntwo', 'on|e', 'on|e\n\n![](/a.png)\n\ntwo'],
    ['one|\n\ntwo', 'one\n\ntw|o', 'one\n\n![](/a.png)\n\ntw|o'],
  ])('the caret stays in the typed word', (asked, writing, result) => {
    const place = writing.indexOf('|');
    const selected = { ...read(asked), start: place, end: place };
    const edit = insertPictures(read(asked), ['/a.png']);
    expect(applied(selected, keepingSelection(edit, selected))).toBe(result);
  });
});
