interface KindDefinition {
  /** The segment of its URLs: the list is at `/{list}`, a post at `/{list}/{id}`. */
  readonly list: string;
  /** The shape decides which fields its posts have: see `schemas.ts`. */
  readonly shape: 'article' | 'job';
  /** The type of its posts in schema.org. */
  readonly schemaType: string;
}

/**
 * The kinds of posts, in the order of the dashboard's tabs. Everything that exists for every kind derives from this
 * table: URLs, endpoints, handlers, permissions, documents, tabs. It is part of every page's script and of the CDN's
 * function, so schemas and words are elsewhere, by shape and by kind.
 */
export const kinds = {
  blog: { list: 'blog', shape: 'article', schemaType: 'BlogPosting' },
  news: { list: 'news', shape: 'article', schemaType: 'NewsArticle' },
  career: { list: 'careers', shape: 'job', schemaType: 'JobPosting' },
} as const satisfies Record<string, KindDefinition>;

export type PostKind = keyof typeof kinds;
export type PostShape = KindDefinition['shape'];

/** The kinds whose posts have the fields of a shape. */
export type KindOf<Shape extends PostShape> = {
  [K in PostKind]: (typeof kinds)[K]['shape'] extends Shape ? K : never;
}[PostKind];

export const postKinds = Object.keys(kinds) as readonly PostKind[];

/** Returns an object with the result of `make` for each kind of posts. */
/* @__NO_SIDE_EFFECTS__ */
export function forEveryKind<Entry>(make: (kind: PostKind) => Entry): Record<PostKind, Entry> {
  return Object.fromEntries(postKinds.map((kind) => [kind, make(kind)])) as Record<PostKind, Entry>;
}

/** Returns the segment of the posts of a kind in URLs of the API. */
/* @__NO_SIDE_EFFECTS__ */
export function segmentOf<const K extends PostKind>(kind: K): `${K}-posts` {
  return `${kind}-posts`;
}

/** Returns the folder in `web/src/pages/` that shows the posts of a kind. */
export function postPageOf<const K extends PostKind>(kind: K): `${K}-post` {
  return `${kind}-post`;
}
