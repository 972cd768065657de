import '#functions/data/testing/environment.ts';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { InboxTable } from './inbox-table.ts';

/**
 * Prints what the inbox reads with 1,000 messages stored and with 100,000: the items that the database reads, which is what it
 * costs, and the time of everything but the database, which is in memory.
 */
const sizes = [1000, 100_000];
const runs = 15;
const now = new Date('2026-06-01T00:00:00.000Z');

const { dynamodb } = await import('#functions/data/table/client.ts');
const { listMessagesIn } = await import('#functions/data/message.ts');
const { countAllMessages } = await import('#functions/data/message-counts/count-messages.ts');
const { searchMessages } = await import('#functions/data/message-entries/find.ts');

const find = (filter: MessageFilter) => () => searchMessages(filter, 50, undefined, now);
const asked: Record<string, () => Promise<unknown>> = {
  'the first page of New': () => listMessagesIn('new', 100, undefined),
  'the counters': countAllMessages,
  'state: new': find({ state: 'new' }),
  overdue: find({ state: 'overdue' }),
  'state: completed': find({ state: 'done' }),
  'possible spam': find({ state: 'spam' }),
  urgent: find({ urgent: 'yes' }),
  source: find({ source: 'chatbot' }),
  service: find({ service: 'retail-audit' }),
  language: find({ language: 'ar' }),
  'assigned to somebody': find({ assignee: 'sara' }),
  'not completed, assigned to nobody': find({ state: 'open', assignee: '' }),
  'a month': find({ from: '2026-02-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' }),
  'urgent, Arabic, overdue, by chat': find({
    ...{ urgent: 'yes', language: 'ar', state: 'overdue', source: 'chatbot' },
  }),
  'search: an address': find({ text: 'visitor77@example.com' }),
  'search: a rare word and four common ones': find({ text: 'count the shelves please rare77' }),
  'search: two common words': find({ text: 'shelves please' }),
  'search: the beginning of many words': find({ text: 'ra' }),
};

const costs: Record<string, Record<string, string>> = {};
for (const size of sizes) {
  const table = new InboxTable();
  for (let number = 0; number < size; number += 1) table.store(messageOf(number, size));
  // `send` has an overload for each command, and no one function is of that type: the table answers the commands it knows, and throws for others.
  dynamodb.send = (async (command: { input: object }) =>
    table.answer(command.constructor.name, { ...command.input })) as unknown as typeof dynamodb.send;
  for (const [what, ask] of Object.entries(asked)) {
    await ask();
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      table.itemsRead = 0;
      const startedAt = performance.now();
      await ask();
      times.push(performance.now() - startedAt);
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
    costs[what] = {
      ...costs[what],
      [`items read of ${size}`]: String(table.itemsRead),
      [`ms of ${size}`]: median.toFixed(1),
    };
  }
}
console.log('\nWhat the inbox reads\n');
console.table(costs);

/** A message of a site's life: one in five waits, one in ten looks like spam. */
function messageOf(number: number, size: number): Message {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + (number / size) * 150 * 86_400_000).toISOString();
  const state = number % 10;
  const processed = state > 2;
  return {
    id: `message-number-${String(number).padStart(8, '0')}`,
    source: number % 3 === 0 ? 'chatbot' : 'contact',
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    service: number % 4 === 0 ? 'retail-audit' : 'general-inquiry',
    message: `Count the shelves please, rare${number}. ${number % 7 === 0 ? 'URGENT' : ''}`,
    language: number % 2 === 0 ? 'ar' : 'en',
    suspicions: state === 2 ? ['no-form'] : [],
    status: processed ? 'closed' : 'new',
    ...(number % 6 === 0 && { assignee: 'sara' }),
    createdAt,
    processed,
    ...(processed && { processedAt: createdAt }),
  };
}
