import { describe, expect, test } from 'vitest';
import { createThrottle } from '#infra/emulator/http-api/throttle.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { routeThrottle } from './route-throttle.ts';

const editors = 10;
const minutes = 10;
/** Endpoints that screens request repeatedly while something is sent, restored or typed; with the interval in seconds. */
const repeated: Partial<Record<keyof typeof endpoints, number>> = {
  getSiteContent: 2,
  listSendings: 2,
  getPublication: 2.5,
  renderPreview: 2.5,
  renderContentPreview: 2.5,
  saveWorkingCopy: 2.5,
  saveContentDraft: 2.5,
};
/** The interval, in seconds, at which a user opens a screen or presses a button that requests the same route. */
const clicked = 4;
/** The maximum number of requests that the opening of a screen sends to one route, such as the pages of a list, or pictures. */
const opened = 5;

/** Returns how many requests to a route are refused when ten editors begin at the same instant. */
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

describe('ten simultaneous editors are never throttled', () => {
  const all = Object.entries<Endpoint>(endpoints).filter(
    ([name, { access, costly }]) => (access !== 'public' || name in repeated) && !costly,
  );
  test.each(all)('by the limit of %s', (name, endpoint) => {
    expect(refused(endpoint, repeated[name as keyof typeof endpoints] ?? clicked)).toBe(0);
  });
});

test('the routes that need a session have less than twice the total limit of public routes', () => {
  const sum = (isOpen: boolean) =>
    Object.values<Endpoint>(endpoints)
      .filter(({ access }) => (access === 'public') === isOpen)
      .reduce((all, one) => all + routeThrottle(one).rateLimit, 0);
  expect(sum(false)).toBeLessThan(2 * sum(true));
});
