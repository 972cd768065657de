import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { DocumentData, ShownItem } from '#shared/publishing/renderer.ts';
import type { Catalogue } from './catalogue.ts';

/** What is stored, as far as it is published. */
export interface State {
  /** By key, in alphabetical order. */
  readonly items: ReadonlyMap<string, ShownItem>;
  readonly posts: Catalogue;
}

/** A document that is to be published: where, and of what. */
export type Planned = PlannedPage | PlannedPost | PlannedFile;

interface PlannedDocument {
  /** Its address on the site. */
  readonly address: string;
  /** What it is in failures: the address of a page in the English form, and the language. */
  readonly path: string;
  readonly language: Language;
  /** The fingerprint of what it is made of, but for the content items that a page turns out to read. */
  readonly madeOf: string;
}

/** A page that is rendered from what the state holds. */
export interface PlannedPage extends PlannedDocument {
  readonly type: 'page';
  readonly data: Omit<DocumentData, 'items' | 'post'>;
}

/** A page that is rendered from a post's long texts. */
export interface PlannedPost extends PlannedDocument {
  readonly type: 'post';
  readonly kind: PostKind;
  readonly id: string;
  /** The fingerprint of the post alone. */
  readonly postMadeOf: string;
  /** Of an article: those it leads on to. */
  readonly related: NonNullable<DocumentData['related']>;
}

/** Anything but a page. */
export interface PlannedFile extends PlannedDocument {
  readonly type: 'file';
  readonly contentType: string;
  readonly make: () => string;
}
