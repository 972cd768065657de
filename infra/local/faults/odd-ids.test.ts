import { expect, test, vi } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';

/** Requests every URL that contains an id, with unusual ids that no item has. */
const site = runSite();
const withIds = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes('{'));

/** Odd ids as they are written in a URL, by description. */
const odd: Record<string, string> = {
  'of 3,000 characters': 'x'.repeat(3000),
  'of 900 characters of two bytes': '%D8%B4'.repeat(900),
  'of 43 characters, as accounts have': 'A'.repeat(43),
  NUL: 'a%00b',
  'a line break': 'a%0D%0Ab',
  'a blank': '%20',
  'an encoded slash': 'a%2Fb',
  'an encoded number sign': 'a%23b',
  'a way up': '..%2F..%2Fx',
  'a name of all objects': '__proto__',
  Arabic: '%D9%85%D9%86%D8%B4%D9%88%D8%B1',
  'a picture character': '%F0%9F%93%A6',
  'half a character': '%ED%A0%80',
  'bytes that are no text': '%FF%FE',
  'broken encoding': '%E0%A4%A',
  'a quote and a bracket': '%22%3E%3Cscript%3E',
  'a word of the database': 'administrator%23x',
};

// The tests run concurrently, because those of costly endpoints spend most of the time waiting for the rate limit.
test.concurrent.each(withIds)(
  '%s never answers an unusual id with 5xx',
  async (_name, { method, path, mediaType }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
    const body = method === 'GET' ? undefined : {};
    for (const odder of names) {
      const plausible: Record<string, string> = {
        kind: 'blog',
        language: 'en',
        key: 'hero_title',
        place: 'content',
      };
      for (const [what, written] of Object.entries(odd)) {
        const address = path.replace(/\{(\w+)\}/g, (_, name) =>
          name === odder ? written : (plausible[name] ?? 'some-id-of-nothing'),
        );
        // Repeats the request while the rate limit of a costly endpoint refuses it.
        const status = await vi.waitUntil(
          async () => {
            const answer = await site.askAsAdministrator(address, method, body);
            return answer.status !== 429 && answer.status;
          },
          { timeout: 20_000, interval: 200 },
        );
        // A text in the form of an id reaches the operation; any other is answered with 404, or with 400 if it is not
        // decodable.
        const isForm = /^[\w-]{1,64}$/.test(written);
        const expected = mediaType === 'text/html' || isForm ? [200, 204, 400, 404, 409] : [400, 404];
        expect({ what, odder, status, fits: expected.includes(status) }).toEqual({
          what,
          odder,
          status,
          fits: true,
        });
      }
    }
  },
);

test('an id that is too long is 404', async () => {
  const { status, headers } = await site.askAsAdministrator(
    `/api/admin/people/${'x'.repeat(3000)}`,
    'PUT',
    {},
  );
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});
