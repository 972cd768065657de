import type { ContentItem } from '../content/item.ts';
import type { ContentKey } from '../content/registry.ts';
import type { Language } from '../language.ts';
import type { KindOf, PostKind } from '../posts/kinds.ts';
import type { Post, PostSummary } from '../posts/schemas.ts';

/** A stored content item without the data that only editors need. */
export type ShownItem = Pick<ContentItem, 'key' | 'value' | 'valueAr' | 'type'>;

/** The newest posts of a kind, as the first page of its list shows them. */
export interface ListHead<K extends PostKind = PostKind> {
  /** Newest first, without their long texts. */
  readonly posts: readonly PostSummary<K>[];
  /** The API's cursor of the page that follows; absent where there is none. */
  readonly next?: string | undefined;
  /** The newest of the list's {@link Archive}s; absent as long as the list shows all there is. */
  readonly archive?: string | undefined;
}

/** A run of a kind's published posts that has an address of its own, for those who walk to the oldest. */
export interface Archive<K extends PostKind = PostKind> {
  readonly id: string;
  /** Newest first. */
  readonly posts: readonly PostSummary<K>[];
  /** The runs before and after it in time; absent at the ends. */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
}

/** The stored data that a document shows. */
export interface DocumentData {
  readonly items: readonly ShownItem[];
  /** Of a page that lists posts: the kinds that {@link Renderer.pages} says it lists. */
  readonly lists?: { readonly [K in PostKind]?: ListHead<K> } | undefined;
  /** Of a page that lists blog posts: the categories of the published ones, by language, in alphabetical order. */
  readonly categories?: Readonly<Record<Language, readonly string[]>> | undefined;
  /** Of a post's page: the post, whole. */
  readonly post?: Post | undefined;
  /** Of an article's page: the articles that it leads on to. */
  readonly related?: readonly PostSummary<KindOf<'article'>>[] | undefined;
  /** Of an archive's page. */
  readonly archive?: Archive | undefined;
}

/** A page that exists whatever is stored. */
export interface FixedPage {
  /** Its address in the English form; each has a document in every language. */
  readonly path: string;
  /** The kinds of posts whose newest it shows. */
  readonly lists: readonly PostKind[];
  /** The languages in which search engines are to keep it under this address; none of an alias. */
  readonly canonical: readonly Language[];
}

export interface RenderedDocument {
  readonly html: string;
  /** The content items that were asked for, stored or not: of any other the document does not depend. */
  readonly reads: readonly ContentKey[];
}

/** A page that somebody without an account looks at before it is published. */
export interface SharedPreview {
  /** Where it is in each language. */
  readonly addresses: Readonly<Record<Language, string>>;
  /** Until when, an instant, ISO 8601. */
  readonly endsAt: string;
}

/**
 * What a build of the web knows of documents, as `web/dist-server/renderer.js` exports it. Given the same, it makes the
 * same: nothing is remembered from one document to the next.
 */
export interface Renderer {
  /** Names this build: another when anything in it is. */
  readonly release: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  readonly pages: readonly FixedPage[];
  /** Posts that come with the site, newest first: their pages are among the fixed ones. */
  readonly posts: { readonly [K in PostKind]?: readonly PostSummary<K>[] };
  /**
   * The complete document of a page: a fixed page, `missingPath` in English with its Arabic twin inside, `postPath(kind, name)` or `archivePath(kind, id)`, in the English
   * form. The name is one of the post's.
   * @throws for any other address, and where the data is not enough
   */
  render(path: string, language: Language, data: DocumentData): Promise<RenderedDocument>;
  /**
   * The same page to be looked at before it is published: a whole document without script, which is kept out of search results
   * and whose links lead nowhere; where it is `shared`, it says that it is none of the public ones, and they lead where they do.
   * @throws as {@link render}
   */
  preview(path: string, language: Language, data: DocumentData, shared?: SharedPreview): Promise<string>;
}
