// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { actionOf } from './key-actions.ts';

const nothingHeld = {
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  repeat: false,
};
function pressed(key: string, code: string, target: Element = document.body, held = {}) {
  return actionOf({ key, code, target, ...nothingHeld, ...held });
}
function elementOf(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-target]') ?? document.body;
}
const heading = () =>
  elementOf('<article data-message="a"><h3 data-target tabindex="-1">Sara</h3></article>');

test.each([
  ['j', 'KeyJ', 'next'],
  ['ت', 'KeyJ', 'next'],
  ['k', 'KeyK', 'previous'],
  ['e', 'KeyE', 'done'],
  ['z', 'KeyZ', 'undo'],
  ['r', 'KeyR', 'reply'],
  ['?', 'Slash', undefined],
  ['x', 'KeyX', 'choose'],
  ['y', 'KeyY', undefined],
])('%s (%s) means %s', (key, code, action) => expect(pressed(key, code)).toBe(action));

test('arrows and Enter act only on a message, so that elsewhere they scroll and press', () => {
  expect(pressed('ArrowDown', 'ArrowDown')).toBeUndefined();
  expect(pressed('Enter', 'Enter')).toBeUndefined();
  expect(pressed('ArrowDown', 'ArrowDown', heading())).toBe('next');
  expect(pressed('Enter', 'Enter', heading())).toBe('open');
});

test.each(['<input data-target>', '<textarea data-target></textarea>', '<select data-target></select>'])(
  'a letter typed in %s is no command',
  (html) => expect(pressed('e', 'KeyE', elementOf(html))).toBeUndefined(),
);

test('Arrow Down leads from the search to the first message, and from no other field', () => {
  const search = () => elementOf('<div id="inbox-search"><input data-target></div>');
  expect(pressed('ArrowDown', 'ArrowDown', search())).toBe('next');
  expect(pressed('j', 'KeyJ', search())).toBeUndefined();
  expect(pressed('ArrowDown', 'ArrowDown', elementOf('<input data-target>'))).toBeUndefined();
});

test('keys work on a focused checkbox', () => {
  expect(pressed('e', 'KeyE', elementOf('<input type="checkbox" data-target>'))).toBe('done');
});

test('with Ctrl, Alt or Command a key has another meaning, and only moving on repeats', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { defaultPrevented: true }]) {
    expect(pressed('r', 'KeyR', document.body, held)).toBeUndefined();
  }
  expect(pressed('e', 'KeyE', document.body, { repeat: true })).toBeUndefined();
  expect(pressed('j', 'KeyJ', document.body, { repeat: true })).toBe('next');
});
