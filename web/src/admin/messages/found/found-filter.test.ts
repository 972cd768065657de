import { expect, test } from 'vitest';
import { addressOf, filterIn, requestOf } from './found-filter.ts';

test('reads the filter from the address, and ignores unknown values', () => {
  const address = '?tab=messages&view=found&text=sara+omar&state=overdue&urgent=yes&from=2026-05-01';
  expect(addressOf(filterIn(address))).toBe(address);
  const typed = '?tab=messages&view=found&type=cv';
  expect(addressOf(filterIn(typed))).toBe(typed);
  const strange = filterIn(
    '?view=found&state=lost-property&urgent=no&service=x&from=2026-13-01&to=yesterday',
  );
  expect(addressOf(strange)).toBe('?tab=messages');
});

test('requests days from their first to their last moment, and all states by naming none', () => {
  const request = requestOf(filterIn('?text=+sara+&state=all&from=2026-05-01&to=2026-05-01'), 'sara');
  expect(request).toEqual({
    text: 'sara',
    from: new Date(2026, 4, 1).toISOString(),
    to: new Date(2026, 4, 1, 23, 59, 59, 999).toISOString(),
  });
});

test.each([
  ['mine', 'sara'],
  ['nobody', ''],
  ['is:mine', 'mine'],
])('requests the assignee %s by name', (said, asked) => {
  const address = `?tab=messages&view=found&assignee=${encodeURIComponent(said)}`;
  expect(addressOf(filterIn(address))).toBe(address);
  expect(requestOf(filterIn(address), 'sara')).toEqual({ assignee: asked });
});
