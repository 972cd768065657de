import { plainTextOf, shortened } from '../text/plain-text.ts';
import type { KindOf, PostKind } from './kinds.ts';
import type { LocalizedPost } from './localize.ts';

type Described<K extends PostKind> = Pick<LocalizedPost<K>, 'title'> & {
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
  readonly written: Readonly<
    Partial<Record<'title' | 'seoTitle' | 'seoDescription', LocalizedPost<K>['written']['title']>>
  >;
};
type DescribedPost =
  | (Described<KindOf<'article'>> & { readonly excerpt: string; readonly content?: string | undefined })
  | (Described<KindOf<'job'>> & { readonly description?: string | undefined });

/** How much of a description search engines show, in characters. */
const shownLength = 160;
/** How much of the content is read for a description, in characters. */
const contentRead = 4000;

/**
 * Returns the title and description of a post for search engines and social networks. Both are those that the editor wrote for
 * this purpose, if they are in the language of the post's title. Otherwise `searchTitle` is empty (pages then use the post's
 * title), and `description` is the beginning of its text, at most `maxLength` characters.
 */
export function describedAs(
  post: DescribedPost,
  maxLength = shownLength,
): { searchTitle: string; description: string } {
  const { written } = post;
  const own = (name: 'seoTitle' | 'seoDescription') => (written[name] === written.title && post[name]) || '';
  return {
    searchTitle: own('seoTitle'),
    description: own('seoDescription') || shortened(beginningOf(post), maxLength),
  };
}

function beginningOf(post: DescribedPost): string {
  const [excerpt, text = ''] = 'excerpt' in post ? [post.excerpt, post.content] : ['', post.description];
  return excerpt || plainTextOf(text.slice(0, contentRead));
}
