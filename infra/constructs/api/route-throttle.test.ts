import { describe, expect, test } from 'vitest';
import { createThrottle } from '#infra/emulator/http-api/throttle.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { routeThrottle } from './route-throttle.ts';

const editors = 10;
const minutes = 10;
/** What screens ask for by themselves, by how often in seconds: while something is sent, restored or typed. */
const repeated: Partial<Record<keyof typeof endpoints, number>> = {
  getSiteContent: 2,
  listSendings: 2,
  getPublication: 2.5,
  renderPreview: 2.5,
  renderContentPreview: 2.5,
  saveWorkingCopy: 2.5,
  saveContentDraft: 2.5,
};
/** How often, in seconds, a user opens a screen or presses something that asks the same route again. */
const clicked = 4;
/** How many requests the opening of a screen sends to one route at most: its pages of a list, its pictures. */
const opened = 5;

/** How many requests of ten editors to a route are refused, who all begin at the same instant. */
function refused(endpoint: Endpoint, every: number): number {
  const { rateLimit, burstLimit } = routeThrottle(endpoint);
  const isLetThrough = createThrottle({ rate: rateLimit, burst: burstLimit });
  const times = Array.from({ length: editors }, (_, editor) => [
    ...Array.from({ length: opened }, () => 0),
    ...Array.from(
      { length: Math.floor((minutes * 60) / every) },
      (_, turn) => (turn + 1 + editor / editors) * every,
    ),
  ]);
  return times
    .flat()
    .sort((one, other) => one - other)
    .filter((time) => !isLetThrough(time * 1000)).length;
}

describe('ten editors who work at once are never held up', () => {
  const all = Object.entries<Endpoint>(endpoints).filter(
    ([name, { access, costly }]) => (access !== 'public' || name in repeated) && !costly,
  );
  test.each(all)('by the limit of %s', (name, endpoint) => {
    expect(refused(endpoint, repeated[name as keyof typeof endpoints] ?? clicked)).toBe(0);
  });
});

test('all routes that take a session let through less than twice as much as those of visitors', () => {
  const sum = (isOpen: boolean) =>
    Object.values<Endpoint>(endpoints)
      .filter(({ access }) => (access === 'public') === isOpen)
      .reduce((all, one) => all + routeThrottle(one).rateLimit, 0);
  expect(sum(false)).toBeLessThan(2 * sum(true));
});
