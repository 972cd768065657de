import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { DocumentData, ShownItem } from '#shared/publishing/renderer.ts';
import type { Catalogue } from './catalogue.ts';

/** The published part of the stored data. */
export interface State {
  /** By key, in alphabetical order. */
  readonly items: ReadonlyMap<string, ShownItem>;
  readonly posts: Catalogue;
}

/** A document that should exist: its URL and what it is made of. */
export type Planned = PlannedPage | PlannedPost | PlannedFile;

interface PlannedDocument {
  /** The URL of the document on the site. */
  readonly address: string;
  /** Identifies it in failures: the English path of a page, and the language. */
  readonly path: string;
  readonly language: Language;
  /** The fingerprint of its data, except the content items, which are known only after rendering. */
  readonly inputHash: string;
}

/** A page rendered from the state alone, without reading the long texts of a post. */
export interface PlannedPage extends PlannedDocument {
  readonly type: 'page';
  readonly data: Omit<DocumentData, 'items' | 'post'>;
}

/** A page of a post, for which the long texts of the post are read. */
export interface PlannedPost extends PlannedDocument {
  readonly type: 'post';
  readonly kind: PostKind;
  readonly id: string;
  /** The fingerprint of the post alone. */
  readonly postFingerprint: string;
  /** The related articles of an article. */
  readonly related: NonNullable<DocumentData['related']>;
}

/** A document that is not a page, such as a feed or a part of the site map. */
export interface PlannedFile extends PlannedDocument {
  readonly type: 'file';
  readonly contentType: string;
  readonly make: () => string;
}
