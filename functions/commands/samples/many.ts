import { setTimeout } from 'node:timers/promises';
import { storeMessage } from '#functions/data/messages/message.ts';
import { keepPicture } from '#functions/data/pictures/picture.ts';
import { createPost } from '#functions/data/posts/post.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';

/** How many items of each kind a site is filled up to. */
export interface Amounts {
  readonly posts: number;
  readonly messages: number;
  readonly pictures: number;
}

/** How many items are stored at once. */
const atOnce = 8;
const minuteMs = 60_000;
/** The pause before the first repetition, in milliseconds; it doubles each time. */
const firstPauseMs = 500;

const cities = ['Erbil', 'Baghdad', 'Basra', 'Mosul', 'Kirkuk', 'Najaf', 'Duhok'];
const citiesAr = ['أربيل', 'بغداد', 'البصرة', 'الموصل', 'كركوك', 'النجف', 'دهوك'];
const subjects = ['shelf audit', 'price check', 'mystery shopping', 'consumer survey', 'stock count'];
const subjectsAr = ['تدقيق الرفوف', 'فحص الأسعار', 'التسوّق الخفي', 'بحث المستهلكين', 'جرد المخزون'];
const pick = (from: readonly string[], n: number) => from[n % from.length] ?? '';

/**
 * Fills the site with drafts of posts, messages and pictures without files. The n-th item of each kind is n minutes older than
 * `now`. Existing items stay as they are, so that an interrupted fill can be repeated.
 */
export async function addMany({ posts, messages, pictures }: Amounts, now: Date): Promise<void> {
  const at = (n: number) => new Date(now.getTime() - n * minuteMs);
  await eachOf(posts, (n) => addPost(n, at(n)));
  await eachOf(messages, (n) => addMessage(n, at(n)));
  await eachOf(pictures, (n) => {
    const id = numbered('many-picture', n);
    const picture = { id, address: `/images/${id}/1600x900.webp`, width: 1600, height: 900 };
    return keepPicture({ ...picture, name: `${pick(cities, n)} ${n}.jpg` }, at(n));
  });
}

const numbered = (name: string, n: number) => `${name}-${String(n).padStart(6, '0')}`;

function addPost(n: number, at: Date): Promise<unknown> {
  const kind = postKinds[n % postKinds.length] ?? 'blog';
  const { fields: schema } = postSchemas[kind];
  const title = `${pick(cities, n)}: ${pick(subjects, n)} ${n}`;
  const titleAr = n % 3 === 0 ? '' : `${pick(citiesAr, n)}: ${pick(subjectsAr, n)} ${n}`;
  const byShape =
    kind === 'career'
      ? {
          ...{ department: pick(cities, n), location: pick(cities, n), type: 'full-time' },
          ...{ description: 'You visit stores.', requirements: 'A phone.' },
        }
      : { author: 'An author', category: pick(subjects, n), content: `${title}. `.repeat(40) };
  const input = schema.parse({ ...emptyFields(schema), ...byShape, title, titleAr, published: false });
  return createPost(kind, numbered('many-post', n), input, at);
}

function addMessage(n: number, at: Date): Promise<unknown> {
  return storeMessage({
    ...{ id: numbered('many-message', n), source: 'contact', createdAt: at.toISOString(), suspicions: [] },
    ...{ name: `Visitor ${n}`, email: `visitor${n}@example.com`, company: `Dairy ${n % 400}` },
    message: `We need a ${pick(subjects, n)} in ${pick(cities, n)}, ${(n % 60) + 5} stores. نحتاج إلى ${pick(subjectsAr, n)}.`,
  });
}

/**
 * Calls `store` with each number below `count`, some at a time. A busy machine may not answer in time; then the call is
 * repeated.
 */
async function eachOf(count: number, store: (n: number) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < count; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - start) }, (_, n) => again(() => store(start + n))),
    );
}

async function again(store: () => Promise<unknown>, pauseMs = firstPauseMs, triesLeft = 5): Promise<unknown> {
  try {
    return await store();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(pauseMs);
    return again(store, 2 * pauseMs, triesLeft - 1);
  }
}
