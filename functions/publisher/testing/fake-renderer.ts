import type { ContentKey } from '#shared/content/registry.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { listPath } from '#shared/posts/paths.ts';
import type { DocumentData, Renderer } from '#shared/publishing/renderer.ts';
import { escapeMarkup } from '#shared/text/html.ts';

/** A word for tests: the fake renderer fails on a post, or a hero title, that contains it. */
export const unrenderable = 'unrenderable';

const list = (kind: PostKind) => ({ path: listPath(kind), lists: [kind], canonical: ['en', 'ar'] as const });

/**
 * Replaces the web's renderer. Its documents contain all their input. The content items that a page reads depend on the
 * page and on the stored data, as in the real renderer.
 */
export function fakeRenderer(release = 'r1'): Renderer & { readonly rendered: string[] } {
  const rendered: string[] = [];
  return {
    rendered,
    release,
    siteUrl: 'https://www.example.com',
    pages: [
      { path: '/', lists: ['blog', 'news'], canonical: ['en', 'ar'] },
      { path: '/contact', lists: [], canonical: ['en', 'ar'] },
      { path: '/alias', lists: [], canonical: [] },
      { path: '/english', lists: [], canonical: ['en'] },
      { path: '/news/comes-with-the-site', lists: [], canonical: ['en', 'ar'] },
      list('blog'),
      list('news'),
      list('career'),
    ],
    posts: {},
    async render(path, language, data) {
      await Promise.resolve();
      rendered.push(`${language} ${path}`);
      const reads = readsOf(path, data);
      const items = data.items.filter(({ key }) => reads.some((one) => one === key));
      const shown = JSON.stringify({ path, language, ...data, items });
      const own = JSON.stringify({ ...data, items, related: [] });
      if (own.includes(unrenderable)) throw new Error(`This page cannot be rendered: ${path}.`);
      return { html: `<!doctype html>${escapeMarkup(shown)}`, reads };
    },
    preview: () => Promise.reject(new Error('Nothing that is published is a preview.')),
  };
}

function readsOf(path: string, { items, post }: DocumentData): ContentKey[] {
  const valueAt = (key: ContentKey) => items.find((item) => item.key === key)?.value ?? '';
  if (post) return post.title.includes('contact') ? ['company_name', 'footer_about'] : ['company_name'];
  if (path !== '/') return ['company_name'];
  return [
    'company_name',
    'hero_title',
    ...(valueAt('hero_title').includes('more') ? (['hero_image'] as const) : []),
  ];
}
