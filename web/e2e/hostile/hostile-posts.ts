import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { postMaxLength } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind, kinds as registry, segmentOf } from '#shared/posts/kinds.ts';
import { listPath } from '#shared/posts/paths.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { addresses } from './addresses.ts';
import { words } from './characters.ts';
import { markup } from './markup.ts';
import { hostileValues, isText, packed, storableValues } from './values.ts';

/** Last paragraph of every long text. */
export const lastWords = 'These are the last words.';

/** The API path, the public list and the dashboard tab of each kind. */
export const kinds = forEveryKind((kind) => ({
  segment: segmentOf(kind),
  list: listPath(kind),
  tab: names.tabs[kind],
}));
export type Kind = PostKind;

const lines = packed(postMaxLength.line);
/** The number of posts whose bodies contain a value. */
const repeated = 3;
const valuesPerPost = Math.ceil(storableValues.length / lines.length);
const valuesOf = (post: number) =>
  storableValues.slice(post * valuesPerPost, (post + repeated) * valuesPerPost);

/** The texts of one post. `line` returns the text of a short field by the field's number; `body` is long. */
interface Texts {
  line: (field: number) => string;
  excerpt: string;
  body: string;
}

/** Posts that together have every value in every field. In the bodies each value is a paragraph. */
export const fullPosts: readonly Texts[] = lines.map((_, post) => ({
  line: (field) => lines[(post + field * 7) % lines.length] ?? '',
  excerpt: valuesOf(post).join('\n').slice(0, postMaxLength.excerpt),
  body: [...valuesOf(post), lastWords].join('\n\n'),
}));

/** Posts whose texts are one word that programs may interpret. */
export const wordPosts: readonly Texts[] = words.map((word) => ({
  line: () => word,
  excerpt: word,
  body: `${word}\n\n${lastWords}`,
}));

/** Returns the body of a request that stores the texts as a published post. */
export function postOf(kind: Kind, { line, excerpt, body }: Texts, imageUrl = ''): Record<string, unknown> {
  if (registry[kind].shape === 'job') {
    return {
      title: line(0),
      titleAr: line(1),
      department: line(2),
      departmentAr: line(3),
      location: line(4),
      locationAr: line(5),
      type: 'full-time',
      typeAr: line(6),
      description: body,
      descriptionAr: body,
      requirements: body,
      requirementsAr: body,
      benefits: body,
      benefitsAr: body,
      salaryRange: line(7),
      published: true,
    };
  }
  return {
    title: line(0),
    titleAr: line(1),
    author: line(2),
    authorAr: line(3),
    category: line(4),
    categoryAr: line(5),
    excerpt,
    excerptAr: excerpt,
    content: body,
    contentAr: body,
    imageUrl,
    published: true,
  };
}

const withAddress = (imageUrl: string) =>
  postOf('blog', { line: () => 'Picture', excerpt: '', body: lastWords }, imageUrl);
const job = postOf('career', { line: () => 'Job', excerpt: '', body: lastWords });

/** Request bodies with invalid values for texts, URLs, job types or booleans; most have to be refused. */
export const misplaced: readonly (readonly [Kind, Record<string, unknown>])[] = [
  ...hostileValues.filter((value) => !isText(value)).map((title) => ['career', { ...job, title }] as const),
  ...[...addresses, ...markup].map((address) => ['blog', withAddress(address)] as const),
  ...words.map((word) => ['career', { ...job, type: word, published: word }] as const),
];

export interface StoredPost {
  kind: Kind;
  id: string;
  slug: string;
  title: string;
  titleAr: string;
}

/** Sends a post, and repeats that while the API refuses it because of a rate limit. */
async function send(request: APIRequestContext, kind: Kind, data: object): Promise<APIResponse> {
  let answer: APIResponse | undefined;
  await expect(async () => {
    answer = await request.post(`/api/admin/${kinds[kind].segment}`, { data });
    expect(answer.status()).not.toBe(429);
  }).toPass();
  if (!answer) throw new Error('Nothing was sent.');
  return answer;
}

/** Stores posts, several at a time. Returns the stored posts in the same order, and the statuses of the others. */
export async function storePosts(
  request: APIRequestContext,
  posts: readonly (readonly [Kind, Record<string, unknown>])[],
): Promise<{ stored: StoredPost[]; refusals: number[] }> {
  const results: (StoredPost | number)[] = [];
  const queue = posts.entries();
  const work = async () => {
    for (const [place, [kind, data]] of queue) {
      const answer = await send(request, kind, data);
      results[place] = answer.ok() ? { ...(await answer.json()), kind } : answer.status();
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return {
    stored: results.filter((result) => typeof result === 'object'),
    refusals: results.filter((result) => typeof result === 'number'),
  };
}
