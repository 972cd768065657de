import type { LocalizedPost } from '#shared/posts/localize.ts';
import type { ArticleKind } from '../shapes.ts';

type Stored = LocalizedPost<ArticleKind>;
/** What no article lacks. */
type Always = 'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'publishedAt' | 'updatedAt';
type Written = Stored['written'];

/** An article as it is shown: a stored one, or one that comes with the site and lacks what only stored ones have. */
export type ShownArticle = Pick<Stored, Always> &
  Partial<Omit<Stored, 'written'>> & {
    readonly written: Pick<Written, Always & keyof Written> & Partial<Written>;
  };
