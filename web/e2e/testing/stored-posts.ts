import { forEveryKind, kinds, type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import type { NewPost, Post, PostUpdate } from '#shared/posts/schemas.ts';
import { test as base, expect } from './site.ts';

/** Stores a post as another administrator would, not through the page under test. The post is published by default. */
type Stores = { readonly [K in PostKind]: (post: Partial<NewPost<K>>) => Promise<Post<K>> };

type PostOfKind = { readonly [K in PostKind]: readonly [kind: K, post: Partial<NewPost<K>>] }[PostKind];

interface StoredPosts extends Stores {
  /** Stores posts one after the other. They are published together, which takes less time than publishing each by itself. */
  several(...posts: PostOfKind[]): Promise<void>;
  update(id: string, changes: PostUpdate<'blog'>): Promise<void>;
  /** Returns the stored posts of a kind, including unpublished ones. */
  read(kind: PostKind): Promise<Post[]>;
}

const article = {
  title: 'Shelf talk',
  content: 'What we saw.',
  author: 'Sara Ahmed',
  category: 'Fieldwork',
  published: true,
};
const job = {
  title: 'Field auditor',
  department: 'Field operations',
  location: 'Erbil',
  type: 'full-time',
  description: 'You visit stores.',
  requirements: '- A smartphone',
  published: true,
} as const;
const shapes = { article, job };

/** A test that may write posts. All posts are deleted after it, including unpublished ones. */
export const test = base.extend<{ posts: StoredPosts }>({
  posts: [
    async ({ playwright, context, site, session }, use) => {
      const request = await playwright.request.newContext({
        baseURL: `${site.url}/api/admin/`,
        extraHTTPHeaders: { Cookie: session },
      });
      const store = async (kind: PostKind, post: object) => {
        const data = { ...shapes[kinds[kind].shape], ...post };
        const answer = await request.post(segmentOf(kind), { data });
        expect(answer.ok()).toBe(true);
        return answer.json();
      };
      const create = async (kind: PostKind, post: object) => {
        const stored = await store(kind, post);
        await site.settled();
        return stored;
      };
      const read = async (kind: PostKind) => (await request.get(segmentOf(kind))).json();
      await use({
        ...forEveryKind((kind) => (post: object) => create(kind, post)),
        async several(...posts) {
          for (const [kind, post] of posts) await store(kind, post);
          await site.settled();
        },
        async update(id, changes) {
          const answer = await request.put(`blog-posts/${id}`, { data: changes });
          expect(answer.status()).toBe(200);
          await site.settled();
        },
        read,
      });
      // Closes all pages first: an open editor would save its text while its post is being deleted, and report an error.
      for (const page of context.pages()) await page.close();
      for (const kind of postKinds) {
        // Repeats the deletion until no post is left, because a list is read in parts.
        for (let left = await read(kind); left.length > 0; left = await read(kind)) {
          for (const { id } of left) await request.delete(`${segmentOf(kind)}/${id}`);
        }
        const drafts = await (await request.get(`working-copies/${kind}`)).json();
        for (const { id, version } of drafts) {
          await request.post(`working-copies/${kind}/${id}/discard`, { data: { version } });
        }
      }
      await site.settled();
      await request.dispose();
    },
    { auto: true },
  ],
});
