import type { Language } from '#shared/language.ts';
import { type PostKind, postPageOf } from '#shared/posts/kinds.ts';
import { isBuiltIn, parsePostPath } from '#shared/posts/paths.ts';
import { moduleSources } from '#web/app/page-modules.ts';
import { pageAt } from '#web/app/page-table.ts';
import { pageName } from '#web/app/pages.ts';

/** The source files that a document has loaded. */
export interface DocumentFiles {
  /** The page's component and its copy. */
  page: readonly [component: string, copy: string];
  /** What it is shown with besides. */
  more: readonly string[];
}

/** Names what a document is made of: documents of the same name and language refer to the same files. */
export function filesName(path: string): string {
  const post = pageAt(path) ? undefined : parsePostPath(path);
  return post && !isBuiltIn(post) ? storedName(post.kind) : pageName(path);
}

/** {@link filesName} of a stored post's page. */
export function storedName(kind: PostKind): string {
  return `${postPageOf(kind)} stored`;
}

/** The files, relative to `web/`, that a document of this name is made of. */
export function documentFiles(name: string, language: Language): DocumentFiles {
  const [folder = '', stored] = name.split(' ');
  return {
    page: moduleSources(folder, language),
    more: stored ? ['src/components/markdown/markdown.tsx', ...(besides[folder] ?? [])] : [],
  };
}

/** What is loaded for stored posts alone, where the page is also that of others. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'news-post': ['src/pages/news-post/stored-news.tsx'],
};
