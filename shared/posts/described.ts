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

/** What search engines show of a description, in characters. */
const shownLength = 160;
/** The first words are enough for it. */
const contentRead = 4000;

/**
 * What search engines and social networks are told of a post: what was written for them in the language of its title, else nothing
 * for a title (the post's own does) and how it begins, at most so many characters of it.
 */
export function describedAs(
  post: DescribedPost,
  mostLength = shownLength,
): { searchTitle: string; description: string } {
  const { written } = post;
  const own = (name: 'seoTitle' | 'seoDescription') => (written[name] === written.title && post[name]) || '';
  return {
    searchTitle: own('seoTitle'),
    description: own('seoDescription') || shortened(beginningOf(post), mostLength),
  };
}

function beginningOf(post: DescribedPost): string {
  const [excerpt, text = ''] = 'excerpt' in post ? [post.excerpt, post.content] : ['', post.description];
  return excerpt || plainTextOf(text.slice(0, contentRead));
}
