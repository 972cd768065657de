import '#functions/data/testing/environment.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Publisher } from '#functions/publisher/publisher.ts';
import { publish, publisherOf } from '#functions/publisher/testing/publisher-of.ts';
import { World } from '#functions/publisher/testing/world.ts';
import type { Thing } from '#shared/publishing/publisher.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';

/**
 * Prints what publishing one save costs with few posts stored and with many: documents rendered by the built site's renderer,
 * objects written, items read, and the processor's time. Table and bucket are in memory: what is counted is the publisher alone.
 */
const counts = [50, 500, 5000];
/** What AWS asks for in eu-central-1, in dollars: S3 for a write, DynamoDB for an item read, Lambda for a second of 1,769 MB on arm64. */
const prices = { write: 5.4e-6, read: 0.3e-6, second: (1769 / 1024) * 0.0000133334 };
const runs = 7;
const file = join(import.meta.dirname, '../../web/dist-server/renderer.js');
if (!existsSync(file)) throw new Error('There is no renderer: build the site first, by npm run build.');
const renderer: Renderer = await import(pathToFileURL(file).href);

interface Cost {
  readonly rendered: number;
  readonly written: number;
  readonly bytes: number;
  readonly read: number;
  readonly cpu: number;
}

const print = console.log;
/** What the publisher says of its last pass. */
let said: Pick<Cost, 'rendered' | 'read'> = { rendered: 0, read: 0 };
console.log = (line) => {
  said = line;
};

const idOf = (number: number) => `post-number-${String(number).padStart(8, '0')}`;

function textsOf(number: number) {
  return {
    title: `What the shelves said, number ${number} of many`,
    titleAr: `ما قالته الرفوف، العدد ${number}`,
    excerpt: 'Availability, price and share of shelf in two hundred stores. '.repeat(3),
    excerptAr: 'التوفّر والسعر وحصة الرف في مئتي متجر. '.repeat(3),
    category: 'Retail',
    categoryAr: 'التجزئة',
    content: 'A paragraph about the stores that were visited and what was found there. '.repeat(60),
    contentAr: 'فقرة عن المتاجر التي زرناها وعما وجدناه على رفوفها. '.repeat(60),
  };
}

/** What an editor does in the run of a number; returns what the publisher is told of. */
type Save = (world: World, posts: number, run: number) => Thing;
const saves: Record<string, Save> = {
  'a hero title': (world, _, run) => {
    world.saveContent('hero_title', `Seen in every aisle, ${run}`);
    return 'content';
  },
  'a new post': (world, posts, run) => savePost(world, posts + run, {}),
  'an edit of the newest post': (world, posts, run) =>
    savePost(world, posts - 1, { title: `Edited, ${run}` }),
  'an edit of the oldest post': (world, _, run) => savePost(world, 0, { title: `Edited, ${run}` }),
  'a post unpublished': (world, posts, run) => savePost(world, posts / 2 + run, { published: false }),
  'a post deleted': (world, posts, run) => {
    const thing: Thing = `blog#${idOf(Math.floor(posts / 4) + run)}`;
    world.posts.delete(thing);
    return thing;
  },
};

function savePost(world: World, number: number, fields: object): Thing {
  world.time += 1000;
  const isNew = !world.posts.has(`blog#${idOf(number)}`);
  world.savePost('blog', idOf(number), { ...(isNew && textsOf(number)), ...fields });
  return `blog#${idOf(number)}`;
}

/** A bucket that says what is written to it. */
function counted(world: World) {
  const written = { objects: 0, bytes: 0 };
  const bucket: Publisher['bucket'] = {
    ...world.bucket,
    writeObject: (key, object) => {
      written.objects += 1;
      written.bytes += Buffer.byteLength(object.text);
      return world.bucket.writeObject(key, object);
    },
  };
  return { bucket, written };
}

async function costOf(world: World, publisher: Publisher, thing: Thing): Promise<Cost> {
  const { bucket, written } = counted(world);
  const before = process.cpuUsage();
  await publish({ ...publisher, bucket }, thing);
  const { user, system } = process.cpuUsage(before);
  const { rendered, read } = said;
  return { rendered, read, written: written.objects, bytes: written.bytes, cpu: (user + system) / 1000 };
}

function priceOf({ written, read, cpu }: Cost): number {
  return written * prices.write + read * prices.read + (cpu / 1000) * prices.second;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const rows: Record<string, string | number>[] = [];
const cpuOf = new Map<number, number[]>();
const dollarsOf = new Map<number, number[]>();
for (const posts of counts) {
  const world = new World();
  for (let number = 0; number < posts; number += 1) savePost(world, number, {});
  const publisher = publisherOf(world, renderer);
  await publish(publisher, 'all');
  for (const [save, edit] of Object.entries(saves)) {
    const warm: Cost[] = [];
    for (let run = 0; run < runs; run += 1)
      warm.push(await costOf(world, publisher, edit(world, posts, run)));
    const cold = await costOf(world, publisherOf(world, renderer), edit(world, posts, runs));
    const of = (name: keyof Cost) => median(warm.map((cost) => cost[name]));
    cpuOf.set(posts, [...(cpuOf.get(posts) ?? []), ...warm.map(({ cpu }) => cpu)]);
    const dollars = warm.map(priceOf);
    dollarsOf.set(posts, [...(dollarsOf.get(posts) ?? []), ...dollars]);
    rows.push({
      posts,
      save,
      rendered: of('rendered'),
      'objects written': of('written'),
      kB: (of('bytes') / 1000).toFixed(0),
      'items read': of('read'),
      '$ a thousand': (1000 * median(dollars)).toFixed(3),
      'CPU ms': of('cpu').toFixed(0),
      'CPU ms, first after a cold start': cold.cpu.toFixed(0),
    });
  }
}
print('\nWhat publishing one save costs (medians of %d)\n', runs);
const headings = Object.keys(rows[0] ?? {});
for (const row of [Object.fromEntries(headings.map((heading) => [heading, heading])), ...rows])
  print(headings.map((heading) => String(row[heading]).padEnd(heading.length)).join('  '));
const ratio = (of: ReadonlyMap<number, readonly number[]>) => {
  const [few = Number.NaN, many = Number.NaN] = [counts[0], counts.at(-1)].map((posts) =>
    median(of.get(posts ?? 0) ?? []),
  );
  return (many / few).toFixed(1);
};
print(
  `\nAt ${counts.at(-1)} posts a save costs ${ratio(dollarsOf)} times what it costs at ${counts[0]}; the goal is 2. It takes ${ratio(cpuOf)} times the processor's time.`,
);
