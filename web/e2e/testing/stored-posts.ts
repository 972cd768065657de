import type * as z from 'zod/mini';
import type { Article, articleUpdate, Job, newArticle, newJob, Post } from '#shared/posts/post.ts';
import { test as base, expect } from './site.ts';

const segments = ['blog-posts', 'news-posts', 'career-posts'] as const;

interface StoredPosts {
  /** Stores a post as an administrator does who works elsewhere than on the page under test; published unless said. */
  blog(post: Partial<z.input<typeof newArticle>>): Promise<Article>;
  news(post: Partial<z.input<typeof newArticle>>): Promise<Article>;
  career(post: Partial<z.input<typeof newJob>>): Promise<Job>;
  /** Saves over a blog post. */
  update(id: string, changes: z.input<typeof articleUpdate>): Promise<void>;
  /** The posts of a kind as they are stored now, drafts too; `segment` names the kind in the API's addresses. */
  read(kind: { segment: (typeof segments)[number] }): Promise<Post[]>;
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

/** A test that may write posts: whatever is stored after it is deleted. */
export const test = base.extend<{ posts: StoredPosts }>({
  posts: [
    async ({ playwright, site, session }, use) => {
      const request = await playwright.request.newContext({
        baseURL: `${site.url}/api/admin/`,
        extraHTTPHeaders: { Cookie: session },
      });
      const create = async (segment: string, data: object) => {
        const answer = await request.post(segment, { data });
        expect(answer.ok()).toBe(true);
        return answer.json();
      };
      const read: StoredPosts['read'] = async ({ segment }) => (await request.get(segment)).json();
      await use({
        blog: (post) => create('blog-posts', { ...article, ...post }),
        news: (post) => create('news-posts', { ...article, ...post }),
        career: (post) => create('career-posts', { ...job, ...post }),
        async update(id, changes) {
          const answer = await request.put(`blog-posts/${id}`, { data: changes });
          expect(answer.status()).toBe(200);
        },
        read,
      });
      for (const segment of segments) {
        // A list is read in parts.
        for (let left = await read({ segment }); left.length > 0; left = await read({ segment })) {
          for (const { id } of left) await request.delete(`${segment}/${id}`);
        }
      }
      await request.dispose();
    },
    { auto: true },
  ],
});
