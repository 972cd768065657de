import '#functions/data/testing/environment.ts';
import { canRun, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { send } from '#functions/http/testing/event.ts';
import { postEndpoints } from '#shared/api/posts.ts';

/**
 * Prints what the public lists of posts cost with few posts and with many: the items that the database reads, and the
 * time from the handler's call to its answer, on the best engine this machine has.
 */
const runs = 25;
const warmUps = 10;
const writesAtOnce = 25;
const queries = {
  'first page, as the site asks for it': 'fields=summary&limit=12',
  'first page, 100 whole posts': '',
  'search for the oldest post': 'fields=summary&limit=12&search=number+0+',
};

const engine = await startEngine(canRun('DynamoDB Local') ? 'DynamoDB Local' : 'dynalite');
try {
  // Only now: the data layer reads where the engine is when it loads.
  const { dynamodb } = await import('#functions/data/table/client.ts');
  const { createPost } = await import('#functions/data/posts/post.ts');
  const { handler } = await import('#functions/posts/handler.ts');

  let itemsRead = 0;
  dynamodb.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      itemsRead += itemsIn(result.output);
      return result;
    },
    { step: 'initialize', name: 'countItems' },
  );

  const costs: Record<string, string | number>[] = [];
  for (const { kind, posts } of [
    { kind: 'news', posts: 50 },
    { kind: 'blog', posts: 5000 },
  ] as const) {
    const numbers = Array.from({ length: posts }, (_, number) => number);
    for (let start = 0; start < posts; start += writesAtOnce) {
      const some = numbers.slice(start, start + writesAtOnce);
      await Promise.all(
        some.map((number) => createPost(kind, idOf(number), fieldsOf(number), dateOf(number))),
      );
    }
    for (const [what, query] of Object.entries(queries)) {
      const times: number[] = [];
      let found = 0;
      for (let run = -warmUps; run < runs; run += 1) {
        itemsRead = 0;
        const startedAt = performance.now();
        const { body } = await send(handler, postEndpoints[kind].list, { query });
        if (run >= 0) times.push(performance.now() - startedAt);
        found = Array.isArray(body) ? body.length : 0;
      }
      const median = times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN;
      costs.push({ posts, what, found, 'items read': itemsRead, 'median ms': median.toFixed(1) });
    }
  }
  console.log('\nThe public lists of posts\n');
  console.table(costs);
} finally {
  await engine.stop();
}

function idOf(number: number): string {
  return `post-number-${String(number).padStart(8, '0')}`;
}

function dateOf(number: number): Date {
  return new Date(Date.UTC(2026, 0, 1) + number * 60_000);
}

function fieldsOf(number: number) {
  return articleWith({
    title: `What the shelves said, number ${number} of many`,
    titleAr: `ما قالته الرفوف، العدد ${number}`,
    excerpt: 'Availability, price and share of shelf in two hundred stores. '.repeat(3),
    content: 'A paragraph about the stores that were visited and what was found there. '.repeat(60),
    published: true,
  });
}

/** What a query looked at, and what a batch got. */
function itemsIn(output: object): number {
  const { ScannedCount = 0, Responses = {} } = output as {
    ScannedCount?: number;
    Responses?: Record<string, unknown[]>;
  };
  return ScannedCount + Object.values(Responses).reduce((sum, items) => sum + items.length, 0);
}
