import '#functions/data/testing/environment.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveHandling, setDone } from '#functions/data/messages/change-message.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { type NewMessage, storeMessage } from '#functions/data/messages/message.ts';
import { send } from '#functions/http/testing/event.ts';
import { parseCsv } from '#functions/http/testing/parse-csv.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { exportMessages, findMessages } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { handler } from './handler.ts';

let sessionToken: string;
const long = '2026-01-01T00:00:00.000Z';
const messages: Record<string, Partial<NewMessage>> = {
  shilan: { name: 'Shilan', service: 'retail-audit', language: 'en' },
  dana: { name: 'Dana', company: 'مكتبة الرافدين', language: 'ar', source: 'chatbot' },
  hurry: { name: 'Omar', message: 'URGENT: count our shelves', language: 'ar' },
  spam: { name: 'Lucky', suspicions: ['no-form'] },
  fresh: { name: 'Newest', createdAt: new Date().toISOString() },
  done: { name: 'Shilan Done', service: 'General Inquiry' },
  scope: { name: 'Planner', message: 'Scope v1\nVisits: 402' },
  cv: { name: 'Zana', cv: { state: 'kept', size: 5, at: long }, language: 'ar' },
};
const idOf = (name: string) => `message-to-find-${name}`;

beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  for (const [index, [name, fields]] of Object.entries(messages).entries()) {
    await storeMessage({
      ...{ id: idOf(name), source: 'contact', email: `${name}@example.com`, message: 'Count our shelves.' },
      ...{ name, suspicions: [], createdAt: new Date(Date.parse(long) + index * 86_400_000).toISOString() },
      ...fields,
    });
    if (name === 'done') await setDone(idOf(name), new Date());
    if (name === 'dana' || name === 'hurry') {
      const handling = { status: 'in-work', assignee: 'Sara & Co', note: '', version: 0 } as const;
      await saveHandling(idOf(name), handling, new Date(), 'Sara & Co');
    }
    await updateIndex(idOf(name));
  }
  return signed.stop;
});

const find = (query: string) =>
  send(handler, findMessages, {
    sessionToken,
    json: Object.fromEntries(new URLSearchParams(query)),
  });
async function page(query: string) {
  const answer = await find(query);
  expect(answer.status).toBe(200);
  const found = answer.body as Message[];
  const next = /\?(cursor=\S*)>/.exec(String(answer.headers.Link ?? ''))?.[1];
  return { names: found.map(({ id }) => id.slice(idOf('').length)), next };
}

describe('finds messages, newest first', () => {
  test.each([
    ['', 'fresh cv scope done spam hurry dana shilan'],
    ['state=open', 'fresh cv scope hurry dana shilan'],
    ['state=closed', 'done'],
    ['state=won', ''],
    ['state=new', 'fresh cv scope shilan'],
    ['state=overdue', 'cv scope shilan'],
    ['assignee=Sara+%26+Co', 'hurry dana'],
    ['assignee=Sara+%26+Co&urgent=yes', 'hurry'],
    ['assignee=Sara', ''],
    ['assignee=&state=open', 'fresh cv scope shilan'],
    ['assignee=Sara+%26+Co&text=urgent', 'hurry'],
    ['state=done', 'done'],
    ['state=spam', 'spam'],
    ['urgent=yes', 'hurry'],
    ['source=chatbot', 'dana'],
    ['source=contact&state=new', 'fresh cv scope shilan'],
    ['type=chat', 'dana'],
    ['type=form', 'fresh done spam hurry shilan'],
    ['type=form&state=done', 'done'],
    ['type=scope', 'scope'],
    ['type=cv', 'cv'],
    ['type=cv&source=contact&language=ar', 'cv'],
    ['type=cv&source=chatbot', ''],
    ['type=cv&text=zana', 'cv'],
    ['type=scope&text=zana', ''],
    ['service=general-inquiry', 'done'],
    ['language=ar', 'cv hurry dana'],
    ['language=ar&urgent=yes&state=in-work&source=contact', 'hurry'],
    ['language=en&urgent=yes', ''],
    ['from=2026-01-02T00:00:00.000Z&to=2026-01-03T00:00:00.000Z', 'hurry dana'],
    ['state=overdue&to=2026-01-01T00:00:00.000Z', 'shilan'],
    ['state=overdue&to=2099-01-01T00:00:00.000Z', 'cv scope shilan'],
    ['text=shil', 'done shilan'],
    ['text=SHILAN+count', 'done shilan'],
    ['text=مكتبه+الر', 'dana'],
    ['text=hurry@example.com', 'hurry'],
    ['text=count&urgent=yes', 'hurry'],
    ['text=count+our&from=2026-01-04T00:00:00.000Z&to=2026-01-05T00:00:00.000Z', 'spam'],
    ['text=nobody', ''],
    ['text=%20&state=done', 'done'],
    ['text=!', ''],
  ])('by %j', async (query, names) => {
    expect((await page(query)).names.join(' ')).toBe(names);
  });
});

test.each(['', 'text=shelves', 'text=co&state=new', 'text=our+shelves'])(
  'the pages of %j contain every match',
  async (query) => {
    const whole = (await page(query)).names;
    const names: string[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const one = await page(`${query}&limit=2&${next}`);
      names.push(...one.names);
      next = one.next;
    }
    expect(names.toSorted()).toEqual(whole.toSorted());
  },
);

test.each([
  'state=lost-property',
  'from=yesterday',
  'urgent=no',
  `text=${'x'.repeat(201)}`,
  'cursor=x',
  `text=shelves&cursor=${Buffer.from('0/SECRET#2026-01-01T00:00:00.000Z#message-to-find-dana').toString('base64url')}`,
  `text=shelves&cursor=${Buffer.from('4/SHELVES#2026-01-01T00:00:00.000Z#message-to-find-dana').toString('base64url')}`,
  `cursor=${Buffer.from('0/SHELVES#2026-01-01T00:00:00.000Z#message-to-find-dana').toString('base64url')}`,
])('refuses %j', async (query) => {
  expect((await find(query)).status).toBe(400);
});

test('uses the present state of a message', async () => {
  await setDone(idOf('fresh'), new Date());
  expect((await page('state=new&text=newest')).names).toEqual([]);
  expect((await page('text=newest')).names).toEqual(['fresh']);
});

describe('the CSV file', () => {
  const table = async (filter: object) => {
    const answer = await send(handler, exportMessages, { sessionToken, json: filter });
    expect(answer.status).toBe(200);
    expect(answer.headers['Content-Type']).toMatch(/^text\/csv/);
    return answer.text;
  };

  test('is read by a spreadsheet, with Arabic and all fields of a message', async () => {
    const text = await table({ source: 'chatbot' });
    expect(text.startsWith('\ufeff"Received"')).toBe(true);
    const [, row] = parseCsv(text.slice(1));
    expect(row).toEqual([
      ...[
        '2026-01-02T00:00:00.000Z',
        'chatbot',
        'Dana',
        'مكتبة الرافدين',
        'dana@example.com',
        '',
        'ar',
        'in-work',
        'Sara & Co',
      ],
      ...['Count our shelves.', `https://www.example.com/admin-panel?tab=messages&message=${idOf('dana')}`],
    ]);
  });

  test('contains chosen messages in the chosen order, without deleted ones', async () => {
    const ids = [idOf('fresh'), 'message-that-is-gone', idOf('dana')];
    const [, ...rows] = parseCsv((await table({ ids, state: 'spam' })).slice(1));
    expect(rows.map((row) => row.at(-1)?.split('message=')[1])).toEqual([idOf('fresh'), idOf('dana')]);
    const tooMany = { ids: Array.from({ length: 101 }, (_, n) => `message-to-find-${n}`.padEnd(20, 'x')) };
    expect((await send(handler, exportMessages, { sessionToken, json: tooMany })).status).toBe(400);
  });

  test('contains no formula', async () => {
    const id = idOf('formula');
    await storeMessage({
      ...{ id, source: 'contact', name: '=1+1', email: '-1@example.com', message: '@SUM(A1:A9) counted' },
      ...{ suspicions: ['no-form'], createdAt: long },
    });
    await updateIndex(id);
    const [, row] = parseCsv((await table({ text: 'counted' })).slice(1));
    expect(row).toEqual(expect.arrayContaining(["'=1+1", "'-1@example.com", "'@SUM(A1:A9) counted", 'spam']));
  });
});
