import type { ListedPost } from '#functions/data/posts/post-type.ts';
import { defaultLanguage } from '#shared/language.ts';
import type { Post, PostListQuery } from '#shared/posts/post.ts';
import type { PublicPostType } from './post-kinds.ts';

/** Whether a post is what a visitor asked for; `undefined` when they asked for all. */
export function postFilter<Whole extends Post & Listed, Listed extends ListedPost>(
  { searched }: Pick<PublicPostType<Whole, Listed>, 'searched'>,
  query: Pick<PostListQuery, 'language' | 'search' | 'category'>,
): ((post: Listed) => boolean) | undefined {
  const search = folded(query.search ?? '').trim();
  const wanted = (query.category ?? '').normalize('NFC').trim();
  if (search === '' && wanted === '') return undefined;
  return (post) => {
    const { texts, category } = searched(post, query.language ?? defaultLanguage);
    return (wanted === '' || category === wanted) && texts.some((text) => folded(text).includes(search));
  };
}

/** Arabic vowel signs, shadda among them, and the stroke that stretches a word: nobody types them to find one. */
const unsearched = /[\u0640\u064B-\u0652\u0670]/g;

/** A text without what searching does not tell apart: case, vowel signs, and the several ways there are to write one letter. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(unsearched, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}
