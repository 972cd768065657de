import { describe, expect, test } from 'vitest';
import {
  choiceOf,
  countIn,
  emptyPlan,
  examplePlan,
  maxOutlets,
  maxProducts,
  outletTypes,
  type Plan,
  planFromQuery,
  planToQuery,
  precisions,
  waveCounts,
} from './plan.ts';
import { provinces } from './provinces.ts';
import { scope } from './scope.ts';
import { isScopeMessage, readScopeMessage, writeScopeMessage } from './scope-message.ts';

/** Numbers from 0 up to a limit, the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomPlan(number: (limit: number) => number): Plan {
  return {
    provinces: provinces.map(({ id }) => id).filter(() => number(2) === 0),
    outlets: outletTypes.filter(() => number(2) === 0),
    population: number(2) === 0 ? undefined : 1 + number(maxOutlets),
    products: 1 + number(maxProducts),
    waves: waveCounts[number(4)] ?? 1,
    precision: precisions[number(3)] ?? 5,
  };
}

const plans = (() => {
  const number = seeded(402);
  return Array.from({ length: 200 }, () => randomPlan(number));
})();

describe('a plan in an address', () => {
  test('is readable', () => {
    expect(planToQuery(examplePlan)).toBe(
      'provinces=erbil.nineveh.sulaymaniyah.baghdad.najaf.basra&outlets=supermarkets.minimarkets.groceries&stores=2400&waves=6',
    );
    expect(planToQuery(emptyPlan)).toBe('');
  });

  test('is decoded as it was encoded', () => {
    for (const plan of [emptyPlan, examplePlan, ...plans]) {
      expect(planFromQuery(`?${planToQuery(plan)}`)).toEqual({ population: undefined, ...plan });
    }
  });

  test.each([
    ['', {}],
    ['?provinces=basra.basra.BASRA.atlantis.erbil', { provinces: ['erbil', 'basra'] }],
    ['?provinces=constructor.__proto__.&outlets=toString', { provinces: [], outlets: [] }],
    ['?products=0&stores=0', {}],
    ['?products=201&stores=1000001', {}],
    ['?products=200&stores=1000000', { products: 200, population: 1_000_000 }],
    ['?products=-5&stores=1e9&waves=6.0&precision=05', {}],
    ['?products=NaN&stores=Infinity&waves=&precision=4', {}],
    ['?products=%00&stores=%E0%A4%A&waves=%FF', {}],
    ['?products=٤٨&stores=٢٬٤٠٠', { products: 48, population: 2400 }],
    ['?products=12&products=13', { products: 12 }],
    ['?provinces=<script>alert(1)</script>', {}],
    [`?provinces=${'basra.'.repeat(100_000)}&waves=26`, { provinces: ['basra'] }],
  ] as const)('%.60s is a valid plan', (query, plan) => {
    expect(planFromQuery(query)).toEqual({ population: undefined, ...emptyPlan, ...plan });
  });

  test('a thousand random addresses are plans that can be computed', () => {
    const number = seeded(30);
    const names = ['provinces', 'outlets', 'stores', 'products', 'waves', 'precision', 'x', ''];
    const signs = [
      ...'.,&=%+?#<>"\'\\/ -e0123456789٣۴ab',
      '\u0000',
      '\ud800',
      '\u202e',
      'basra',
      'groceries',
    ];
    for (let i = 0; i < 1000; i += 1) {
      const value = () => Array.from({ length: number(40) }, () => signs[number(signs.length)]).join('');
      const query = Array.from({ length: number(9) }, () => `${names[number(8)]}=${value()}`).join('&');
      const plan = planFromQuery(`?${query}`);
      expect(planFromQuery(planToQuery(plan))).toEqual(plan);
      const { visits, days, margin } = scope(choiceOf(plan));
      for (const result of [visits, days]) expect(Number.isSafeInteger(result) && result > 0).toBe(true);
      expect(margin).toBeLessThanOrEqual(plan.precision / 100);
    }
  });
});

test.each([
  ['24', 24],
  [' 2,400 ', 2400],
  ['٢٬٤٠٠', 2400],
  ['۲۴', 24],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['', undefined],
  ['12a', undefined],
  ['9'.repeat(50), undefined],
  [null, undefined],
])('reads %s as a number of outlets', (text, count) => {
  expect(countIn(text, maxOutlets)).toBe(count);
});

describe('the message with a plan', () => {
  const words = 'First wave before Ramadan, please.\n\nChilled products only.';
  const message = writeScopeMessage(examplePlan, scope(choiceOf(examplePlan)), words);

  test('has readable lines', () => {
    expect(message).toBe(
      [
        'Scope v1',
        'Provinces: Erbil, Nineveh, Sulaymaniyah, Baghdad, Najaf, Basra',
        'Outlets: Supermarkets, Minimarkets, Groceries',
        'Products: 24',
        'Waves: 6',
        'Visits: 402',
        'Margin: ±5',
        'Days: 4',
        'N: 2400',
        '',
        words,
      ].join('\n'),
    );
    expect(isScopeMessage(message)).toBe(true);
  });

  test('is decoded as it was encoded', () => {
    expect(readScopeMessage(message)).toEqual({ plan: examplePlan, visits: 402, days: 4, words });
    for (const plan of plans.filter((one) => one.provinces.length > 0)) {
      const result = scope(choiceOf(plan));
      expect(readScopeMessage(writeScopeMessage(plan, result))).toEqual({
        plan: { population: undefined, ...plan },
        visits: result.visits,
        days: result.days,
        words: '',
      });
    }
  });

  test.each([
    ['another beginning', message.replace('Scope v1', 'Scope v2')],
    ['a line before it', `\n${message}`],
    ['a province that is none', message.replace('Basra', 'Atlantis')],
    ['a province twice', message.replace('Basra', 'Erbil')],
    ['no province', message.replace(/Provinces: .*/, 'Provinces: ')],
    ['a kind of outlet that is none', message.replace('Groceries', 'Bars')],
    ['a line twice', message.replace('Waves: 6', 'Waves: 6\nWaves: 6')],
    ['a line that is missing', message.replace('Days: 4\n', '')],
    ['a line that is not known', message.replace('Days: 4', 'Days: 4\nPrice: 1')],
    ['a label with a sign', message.replace('Days: 4', '1Days: 4')],
    ['a value with another line break', message.replace('Days: 4', 'Days: 4\r')],
    ['a line that is no line', message.replace('Days: 4', 'Days: 4\nand so on')],
    ['waves that are not offered', message.replace('Waves: 6', 'Waves: 7')],
    ['too many products', message.replace('Products: 24', 'Products: 201')],
    ['a number that is none', message.replace('Visits: 402', 'Visits: 4e2')],
    ['a number that is huge', message.replace('N: 2400', `N: ${'9'.repeat(400)}`)],
    ['another margin', message.replace('±5', '±4')],
    ['nothing else', 'Scope v1'],
    ['nothing at all', ''],
  ])('is only text if it has %s', (_, other) => {
    expect(other).not.toBe(message);
    expect(readScopeMessage(other)).toBeUndefined();
  });
});
