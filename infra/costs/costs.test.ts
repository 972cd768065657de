import { expect, test } from 'vitest';
import {
  type Counted,
  floodBelowLimitsCost,
  idleMonth,
  month,
  planFor,
  total,
  unlimitedFloodCost,
  worstDay,
} from './costs.ts';
import { costsTable } from './table.ts';

const counted: Counted = {
  first: { requests: 30, bytes: 200_000, edgeCalls: 4, reads: 4 },
  repeated: { requests: 4, bytes: 4000, edgeCalls: 4, reads: 4 },
  heaviestBytes: 50_000,
  alarms: 25,
  webAclRules: 2,
  maxRequests: 4000,
  routesPerSecond: 1000,
  formsPerSecond: 200,
  signInsPerSecond: 10,
};

test('an idle month costs the alarms beyond ten, the secret, and little else', () => {
  const lines = idleMonth(counted, false);
  expect(lines).toMatchObject({ alarms: 1.5, secret: 0.4, functions: 0, logs: 0 });
  expect(total(lines)).toBeGreaterThan(1.9);
  expect(total(lines)).toBeLessThanOrEqual(2);
  expect(total(idleMonth(counted, true)) - total(lines)).toBeCloseTo(7);
  expect(total(idleMonth({ ...counted, alarms: 50 }, false)) - total(lines)).toBeCloseTo(2.5);
});

test('a million first views cost their requests beyond the free ones', () => {
  const lines = month(counted, 1e6, 1, true);
  expect(lines.requests).toBeCloseTo((30e6 - 10e6) * 1.2e-6);
  expect(lines.transfer).toBe(0);
  expect(lines['edge functions']).toBeCloseTo(0.2);
  expect(lines.reads).toBeCloseTo(1.72);
  expect(lines['web ACL, requests']).toBeCloseTo(18);
  expect(month(counted, 1e6, 0, false).requests).toBe(0);
});

test('chooses a plan by what it includes', () => {
  expect(planFor(counted, 0, 1)?.name).toBe('Business');
  expect(planFor(counted, 4e6, 1)?.name).toBe('Business');
  expect(planFor(counted, 5e6, 1)?.name).toBe('Premium');
  expect(planFor(counted, 20e6, 1)).toBeUndefined();
});

test('the worst day’s costs grow with the number of addresses, each limited by the web ACL', () => {
  const [one, two] = [total(worstDay(counted, 1)), total(worstDay(counted, 2))];
  const none = total(worstDay(counted, 0));
  expect(two - one).toBeCloseTo(one - none);
  const requests = 4000 * 288;
  expect(one - none).toBeCloseTo(requests * (1.2e-6 + 0.6e-6) + (requests * 50_000 * 0.085) / 1e9);
  expect(none).toBeGreaterThan(86_400 * 1000 * 1.4e-6);
  expect(unlimitedFloodCost()).toBeCloseTo(918);
  expect(worstDay(counted, 1000, 40_000)).toEqual(worstDay(counted, 10));
  expect(worstDay(counted, 2, 40_000)).toEqual(worstDay(counted, 2));
});

test('the worst day includes requests and their logs, functions, password hashes, counters and messages', () => {
  const lines = worstDay(counted, 0);
  expect(lines.API).toBeCloseTo(86.4 * (1.2 + 350e-3 * 0.63));
  expect(lines.functions).toBeGreaterThan(86.4 * 0.2 + 864_000 * 1.77 * 0.7 * 0.0000133334);
  const withoutForms = worstDay({ ...counted, formsPerSecond: 0 }, 0).table ?? 0;
  expect((lines.table ?? 0) - withoutForms).toBeCloseTo(200 * 86_400 * 3 * 0.7625e-6);
  expect(withoutForms).toBeCloseTo(10_000 * 321 * 0.7625e-6);
});

test('a flood below all limits costs what its requests cost', () => {
  const lines = floodBelowLimitsCost(counted);
  expect(lines.requests).toBeCloseTo(2.88e6 * 1.2e-6);
  expect(lines.transfer).toBeCloseTo((2.88e6 * 50_000 * 0.085) / 1e9);
  expect(lines.API).toBeCloseTo(2.88 * (1.2 + 350e-3 * 0.63));
});

test('the table has a row for each month, in dollars', () => {
  const table = costsTable(counted);
  expect(table.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(7);
  expect(table).toMatch(/no visitor \| \$1\.\d\d \| \$8\.\d\d \| \$20\d \(Business\)/);
});
