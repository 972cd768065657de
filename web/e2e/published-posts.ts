import type * as z from 'zod/mini';
import type { Article, Job, newArticle, newJob } from '../../shared/post.ts';
import { test as base, expect } from './site.ts';

interface StoredPosts {
  /** Stores posts as an administrator does who works elsewhere than on the page under test; published unless said. */
  news(post: Partial<z.input<typeof newArticle>>): Promise<Article>;
  career(post: Partial<z.input<typeof newJob>>): Promise<Job>;
}

const article = {
  title: 'Shelves of the week',
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

/** A test that may store news and job postings, which are gone after it. */
export const test = base.extend<{ posts: StoredPosts }>({
  posts: [
    async ({ playwright, site, session }, use) => {
      const request = await playwright.request.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { Cookie: session },
      });
      const stored: string[] = [];
      const create = async (path: string, data: object) => {
        const answer = await request.post(path, { data });
        expect(answer.ok()).toBe(true);
        const post = await answer.json();
        stored.push(`${path}/${post.id}`);
        return post;
      };
      await use({
        news: (post) => create('/api/admin/news-posts', { ...article, ...post }),
        career: (post) => create('/api/admin/career-posts', { ...job, ...post }),
      });
      for (const address of stored) await request.delete(address);
      await request.dispose();
    },
    { auto: true },
  ],
});
