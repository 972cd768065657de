import { expect, test } from 'vitest';
import { toolOfKey } from './tools.ts';

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
])('%j is %s', (pressed, tool) => expect(toolOfKey({ ...press, ...pressed })?.id).toBe(tool));
