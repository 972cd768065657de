import { expect, test } from 'vitest';
import { arabicState } from './item.ts';

const earlier = '2026-01-01T00:00:00.000Z';
const later = '2026-01-02T00:00:00.000Z';
test.each([
  ['missing', { valueAr: '' }],
  ['missing', { valueAr: '', valueArUpdatedAt: later }],
  ['older', { valueArUpdatedAt: earlier, valueUpdatedAt: later }],
  ['older', {}],
  ['current', { valueArUpdatedAt: earlier }],
  ['current', { valueArUpdatedAt: later }],
  ['current', { value: '', valueAr: '' }],
  ['current', { type: 'image', valueAr: '' }],
] as const)('the Arabic is %s: %j', (state, item) => {
  const saved = { value: 'English', valueAr: 'عربي', type: 'text', valueUpdatedAt: earlier } as const;
  expect(arabicState({ ...saved, ...item })).toBe(state);
});
