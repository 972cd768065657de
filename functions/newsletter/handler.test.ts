import '#functions/data/testing/environment.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { send, type TestAnswer } from '#functions/http/testing/event.ts';
import { filledForm } from '#functions/http/testing/form.ts';
import { parseCsv } from '#functions/http/testing/parse-csv.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  listNewsletterSubscriptions,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/api/newsletter.ts';
import { consent } from '#shared/newsletter/consent.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

let sent = 0;
/** Subscribes an address from its own network, unless the test sets one. */
function subscribe(email: unknown, more: object = {}, sourceIp = `198.51.100.${++sent % 250}`) {
  return send(handler, subscribeToNewsletter, { json: { email, ...filledForm(), ...more }, sourceIp });
}
const list = (query = '') => send(handler, listNewsletterSubscriptions, { sessionToken, query });
const next = (link: unknown) => /^<\/api\/admin\/newsletter\?(.+)>; rel="next"$/.exec(String(link))?.[1];

/** Downloads all pages and joins them. */
async function download(): Promise<{ text: string; pages: number }> {
  let text = '';
  let query: string | undefined = '';
  let pages = 0;
  for (; query !== undefined; pages++) {
    const answer = await list(query);
    expect(answer.status).toBe(200);
    text += answer.text;
    query = next(answer.headers.Link);
  }
  return { text, pages };
}
const rows = async () => parseCsv((await download()).text.replace(/^\ufeff/, '')).slice(1);
const rowOf = async (email: string) => (await rows()).find(([address]) => address === email);

describe('POST /api/newsletter', () => {
  test('stores an address with the language and the time', async () => {
    const before = new Date().toISOString();
    const { status, text } = await subscribe(' Shilan@Example.com ', { language: 'ar', elapsedMs: 4000 });
    expect({ status, text }).toEqual({ status: 204, text: '' });
    const row = await rowOf('Shilan@Example.com');
    expect(row).toEqual([
      ...['Shilan@Example.com', 'ar', expect.stringMatching(/^\d{4}-.*Z$/), ''],
      ...['waiting', ''],
    ]);
    expect(String(row?.[2]) >= before).toBe(true);
  });

  test.each([
    ['en', 'en'],
    ['ar', 'ar'],
    [undefined, 'en'],
  ] as const)(
    'stores the consent text that a reader of the language %j agreed to',
    async (language, shown) => {
      const email = `words-in-${language}@example.com`;
      await subscribe(email, { language });
      expect(await getSubscription(subscriptionId(email))).toMatchObject({
        consent: consent.version,
        wording: consent.wording[shown],
      });
    },
  );

  test('stores an address once, in any case, with the same answer', async () => {
    const first = await subscribe('once@example.com', { language: 'en' });
    const again = await subscribe('ONCE@Example.COM', { language: 'ar' });
    expect(again).toEqual(first);
    const kept = (await rows()).filter(([email]) => email?.toLowerCase() === 'once@example.com');
    expect(kept).toEqual([['once@example.com', 'en', expect.any(String), '', 'waiting', '']]);
  });

  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['   ', 'required'],
    ['no-address', 'invalid'],
    ['two@example.com,three@example.com', 'invalid'],
    [`${'x'.repeat(250)}@example.com`, 'too-long'],
    [5, 'required'],
    [['a@example.com'], 'required'],
  ])('refuses %j: %s', async (email, problem) => {
    const { status, body } = await subscribe(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field: 'email', problem }] });
  });

  test('flags and stores what looks like spam', async () => {
    await subscribe('spam@example.com', { website: 'https://spam.example', elapsedMs: 3 });
    expect((await rowOf('spam@example.com'))?.[3]).toBe('honeypot too-fast');
  });

  test('stores 30 of 100 addresses from one network, and accepts a stored one again', async () => {
    const answers: TestAnswer[] = [];
    for (let n = 0; n < 100; n++) {
      answers.push(await subscribe(`list${n}@example.com`, {}, '203.0.113.8'));
    }
    const kept = answers.findIndex(({ status }) => status === 204);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70);
    expect(await subscribe(`list${kept}@example.com`, {}, '203.0.113.8')).toEqual(answers[kept]);
  });

  test('flags the sixth address of a network; a known address does not count', async () => {
    for (let n = 0; n < 5; n++) {
      await subscribe(`many${n}@example.com`, {}, '203.0.113.9');
      await subscribe(`many${n}@example.com`, {}, '203.0.113.9');
    }
    await subscribe('many5@example.com', {}, '203.0.113.9');
    expect((await rowOf('many4@example.com'))?.[3]).toBe('');
    expect((await rowOf('many5@example.com'))?.[3]).toBe('too-many');
  });
});

describe('POST /api/admin/newsletter/unsubscribe', () => {
  const unsubscribe = (email: unknown) =>
    send(handler, unsubscribeFromNewsletter, { sessionToken, json: { email } });

  test('unsubscribes exactly this address, in any case', async () => {
    await subscribe('Leaving@example.com');
    await subscribe('staying@example.com');
    expect(await unsubscribe(' leaving@EXAMPLE.com ')).toMatchObject({ status: 204, text: '' });
    expect(await rowOf('Leaving@example.com')).toBeUndefined();
    expect(await rowOf('staying@example.com')).toBeDefined();
  });

  test('reports an address that is not subscribed, or no longer', async () => {
    await subscribe('gone@example.com');
    await unsubscribe('gone@example.com');
    const { status, body } = await unsubscribe('gone@example.com');
    expect({ status, body }).toEqual({ status: 404, body: { error: 'This address is not on the list.' } });
  });

  test('an unsubscribed address can subscribe again', async () => {
    await subscribe('again@example.com', { language: 'en' });
    await unsubscribe('again@example.com');
    await subscribe('again@example.com', { language: 'ar' });
    expect((await rowOf('again@example.com'))?.[1]).toBe('ar');
  });

  test.each([
    ['', 'required'],
    ['no-address', 'invalid'],
  ])('refuses %j: %s', async (email, problem) => {
    const { status, body } = await unsubscribe(email);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field: 'email', problem }] });
  });
});

describe('GET /api/admin/newsletter', () => {
  test('returns a file that Excel reads as UTF-8, with headings, newest first', async () => {
    const day = (n: number) => `2030-01-0${n}T00:00:00.000Z`;
    await storeSubscription({
      email: 'older@example.com',
      subscribedAt: day(1),
      suspicions: [],
      language: 'en',
    });
    await storeSubscription({
      email: '=1+1@مثال.عراق',
      subscribedAt: day(2),
      suspicions: [],
      language: undefined,
    });
    const { status, text, headers } = await list();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="newsletter.csv"',
      'Cache-Control': 'no-store',
    });
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeff"Email","Language","Subscribed at","Suspicions","State","Confirmed at"',
      `"'=1+1@مثال.عراق","","${day(2)}","","waiting",""`,
      `"older@example.com","en","${day(1)}","","waiting",""`,
    ]);
  });

  test('its pages can be joined: every address once, one line of headings, none near 6 MB', async () => {
    const long = (n: number) => `${String(n).padStart(6, '0')}${'"'.repeat(238)}@example.com`.slice(-254);
    const yesterday = Date.now() - 24 * 60 * 60_000;
    const at = (n: number) => new Date(yesterday + n * 1000).toISOString();
    for (let start = 0; start < 2500; start += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          storeSubscription({
            email: long(start + n),
            subscribedAt: at(start + n),
            suspicions: [],
            language: 'ar',
          }),
        ),
      );
    }
    const first = await list();
    expect(Buffer.byteLength(first.text)).toBeLessThan(2_000_000);
    const { text, pages } = await download();
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/\ufeff/g)).toHaveLength(1);
    const addresses = parseCsv(text.slice(1)).map(([email]) => email);
    expect(addresses.filter((email) => email === 'Email')).toHaveLength(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.slice(-2500)).toEqual(Array.from({ length: 2500 }, (_, n) => long(2499 - n)));
  }, 60_000);

  test.each([
    '',
    'x',
    Buffer.from('message/2026-01-01T00:00:00.000Z#0123456789abcdef').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => expect((await list(`cursor=${cursor}`)).status).toBe(400));
});
