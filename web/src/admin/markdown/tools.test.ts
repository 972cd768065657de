import { expect, test } from 'vitest';
import { insertTable, toolOfKey } from './tools.ts';

const press = { key: '', code: '', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'b', code: 'KeyB' }, 'bold'],
  [{ key: 'I', code: 'KeyI' }, 'italic'],
  [{ key: 'k', code: 'KeyK', ctrlKey: false, metaKey: true }, 'link'],
  [{ key: 'لا', code: 'KeyB' }, 'bold'],
  [{ key: 'k', code: 'KeyV' }, 'link'],
  [{ key: 'b', code: 'KeyN' }, 'bold'],
  [{ key: 'n', code: 'KeyB' }, undefined],
  [{ key: 'b', code: 'KeyB', ctrlKey: false }, undefined],
  [{ key: 'b', code: 'KeyB', shiftKey: true }, undefined],
  [{ key: 'b', code: 'KeyB', altKey: true }, undefined],
  [{ key: '', code: '' }, undefined],
])('the key %j applies the tool %s', (pressed, tool) =>
  expect(toolOfKey({ ...press, ...pressed })?.id).toBe(tool),
);

test('a table is inserted as a block, with the caret in its first cell', () => {
  const { start, end, insert, selectStart } = insertTable({ text: 'One\nTwo', start: 3, end: 3 });
  const text = `One${insert}${'\nTwo'.slice(end - start)}`;
  expect(text).toBe('One\n\n|  |  |\n| --- | --- |\n|  |  |\n\nTwo');
  expect(text.slice(0, selectStart)).toBe('One\n\n| ');
});

test('tab-separated lines, as copied from a spreadsheet, become a table', () => {
  const text = 'City\tStores\nErbil\t7|8';
  expect(insertTable({ text, start: 0, end: text.length })).toMatchObject({
    insert: '| City | Stores |\n| --- | --- |\n| Erbil | 7\\|8 |',
    start: 0,
    end: text.length,
  });
});
