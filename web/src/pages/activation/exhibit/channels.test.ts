import { expect, test } from 'vitest';
import { asAgreed, type Channel, channelNames, channels, differencesByOwner } from './channels.ts';
import { badgeOf, cutBefore, sceneSize } from './scene.ts';

const all = channelNames.map((name) => channels[name]);

test('points found as agreed and differences add up to all points', () => {
  expect(all.map((channel) => [asAgreed(channel), channel.points])).toEqual([
    [11, 16],
    [6, 9],
    [4, 6],
  ]);
  expect(all.map(({ differences }) => differences.length)).toEqual([5, 3, 2]);
});

test('the facings named by a difference are the drawn ones', () => {
  const told = ({ differences }: Channel) =>
    differences.flatMap(({ name, facings }) => (facings ? [[name, facings]] : []));
  expect(told(channels.hypermarket)).toEqual([
    ['empty', { concerned: 3, all: 12 }],
    ['foreign', { concerned: 2, all: 12 }],
  ]);
  expect(told(channels.minimarket)).toEqual([['empty', { concerned: 2, all: 7 }]]);
  for (const { rows } of all)
    for (const { facings, empty, foreign } of rows) {
      const marked = [...empty, ...foreign];
      expect(new Set(marked).size).toBe(marked.length);
      expect(marked.every((index) => index >= 0 && index < facings)).toBe(true);
    }
});

test.each(['wide', 'narrow'] as const)(
  'each difference has a badge within the %s scene, outside the cut',
  (layout) => {
    for (const channel of all)
      for (const { name } of channel.differences) {
        const { x, y } = badgeOf(channel.name, name, layout);
        const { width, height } = sceneSize(channel.name, layout);
        expect(x > 0 && x < width && y > 0 && y < height, `${channel.name} ${name}`).toBe(true);
        const cut = cutBefore(channel.name, name, layout);
        expect(cut).toBeGreaterThanOrEqual(0);
        expect((cut / 100) * width).toBeLessThan(x);
      }
  },
);

test('each difference of a store has one who puts it right', () => {
  expect(all.map(differencesByOwner)).toEqual([
    [
      ['agency', 2],
      ['store', 2],
      ['sales', 1],
    ],
    [
      ['agency', 1],
      ['store', 1],
      ['sales', 1],
    ],
    [
      ['sales', 1],
      ['distributor', 1],
    ],
  ]);
});
