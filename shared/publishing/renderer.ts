import type { ContentItem } from '../content/item.ts';
import type { ContentKey } from '../content/registry.ts';
import type { Language } from '../language.ts';
import type { KindOf, PostKind } from '../posts/kinds.ts';
import type { Post, PostSummary } from '../posts/schemas.ts';

/** A stored content item without data that only editors need. */
export type ShownItem = Pick<ContentItem, 'key' | 'value' | 'valueAr' | 'type'>;

/** The newest posts of a kind, as the first page of its list shows them. */
export interface ListHead<K extends PostKind = PostKind> {
  /** Newest first, without their long texts. */
  readonly posts: readonly PostSummary<K>[];
  /** The API's cursor of the next page; absent if there is none. */
  readonly next?: string | undefined;
  /** The id of the newest {@link Archive} of the list; absent while the list shows all posts. */
  readonly archive?: string | undefined;
}

/**
 * Consecutive published posts of a kind, on a page with a URL of its own. Through these pages readers reach the oldest posts.
 */
export interface Archive<K extends PostKind = PostKind> {
  readonly id: string;
  /** Newest first. */
  readonly posts: readonly PostSummary<K>[];
  /** The ids of the archives with the next older and the next newer posts; absent at the ends. */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
}

/** The stored data that a document shows. */
export interface DocumentData {
  readonly items: readonly ShownItem[];
  /** For a page that lists posts: the newest posts of the kinds it lists, by {@link Renderer.pages}. */
  readonly lists?: { readonly [K in PostKind]?: ListHead<K> } | undefined;
  /** For a page that lists blog posts: the categories of the published ones, by language, in alphabetical order. */
  readonly categories?: Readonly<Record<Language, readonly string[]>> | undefined;
  /** For a post's page: the whole post. */
  readonly post?: Post | undefined;
  /** For an article's page: its related articles. */
  readonly related?: readonly PostSummary<KindOf<'article'>>[] | undefined;
  /** For an archive's page. */
  readonly archive?: Archive | undefined;
}

/** A page that exists whatever is stored. */
export interface FixedPage {
  /** Its URL in the English form. It has a document in every language. */
  readonly path: string;
  readonly lists: readonly PostKind[];
  /** The languages in which search engines index it under this URL; empty for an alias. */
  readonly canonical: readonly Language[];
}

export interface RenderedDocument {
  readonly html: string;
  /** The content items that were read, stored or not. The document depends on no other. */
  readonly reads: readonly ContentKey[];
}

/** A page that people without an account see before it is published. */
export interface SharedPreview {
  /** Its URL in each language. */
  readonly addresses: Readonly<Record<Language, string>>;
  /** The instant until which it is valid (ISO 8601). */
  readonly endsAt: string;
}

/**
 * The renderer of a web build, as `web/dist-server/renderer.js` exports it. The same input gives the same document; no
 * state is kept between documents.
 */
export interface Renderer {
  /** Identifies the build, and changes if anything in the build changes. */
  readonly release: string;
  /** The site's URL, without a slash at its end. */
  readonly siteUrl: string;
  readonly pages: readonly FixedPage[];
  /** Posts that come with the site, newest first. Their pages are among the fixed ones. */
  readonly posts: { readonly [K in PostKind]?: readonly PostSummary<K>[] };
  /**
   * Renders the complete document of a page. `path` is the English form of a URL: that of a fixed page, `missingPath` (only in
   * English; the document contains the Arabic page, too), `postPath(kind, name)` with one of the post's names, or
   * `archivePath(kind, id)`.
   * @throws for any other URL, and for missing data
   */
  render(path: string, language: Language, data: DocumentData): Promise<RenderedDocument>;
  /**
   * Renders the same page as a preview: a whole document without script, hidden from search engines. Its links lead
   * nowhere; in a `shared` preview, which says that it is not public, they work.
   * @throws as {@link render}
   */
  preview(path: string, language: Language, data: DocumentData, shared?: SharedPreview): Promise<string>;
}
