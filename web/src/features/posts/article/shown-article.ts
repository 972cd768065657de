import type { LocalizedPost } from '#shared/posts/localize.ts';
import type { ArticleKind } from '../shapes.ts';

type Stored = LocalizedPost<ArticleKind>;
/** Fields that every article has. */
type Always = 'id' | 'title' | 'excerpt' | 'author' | 'category' | 'imageUrl' | 'publishedAt' | 'updatedAt';
type Written = Stored['written'];

/** A shown article: a stored one, or one that comes with the site and lacks some fields. */
export type ShownArticle = Pick<Stored, Always> &
  Partial<Omit<Stored, 'written'>> & {
    readonly written: Pick<Written, Always & keyof Written> & Partial<Written>;
  };
