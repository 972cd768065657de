import { expect, test } from 'vitest';
import { focusSteps, parseFocus, withFocus } from './focus.ts';

test('reads the focus from the picture’s address, and defaults to the centre', () => {
  for (const x of focusSteps) {
    for (const y of focusSteps) {
      const named = withFocus('/images/a.png#focus=0,0', { x, y });
      expect(parseFocus(named)).toEqual(x === 50 && y === 50 ? undefined : { x, y });
    }
  }
  expect(withFocus('/images/a.png#focus=0,0', { x: 50, y: 50 })).toBe('/images/a.png');
});

test.each([
  '',
  '#focus=',
  '#focus=50,50',
  '#focus=10,20',
  '#focus=0,101',
  '#focus=0,0;',
  '#800x600',
  '?focus=0,0',
])('%j has no focus', (end) => expect(parseFocus(`/images/a.png${end}`)).toBeUndefined());
