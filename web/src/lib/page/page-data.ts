import { createContext } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Archive } from '#shared/publishing/renderer.ts';

/** The id of the element that holds the {@link PageData}. */
export const pageDataId = 'page-data';

/** What a document was rendered with, as it carries it, so that the page is hydrated from the same. */
export interface PageData {
  /** Of the stored content, what the page shows: key, text and Arabic text. */
  readonly content?: readonly (readonly [key: string, value: string, valueAr: string])[];
  /** What was read of posts: the key of each query, and its data. */
  readonly queries?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Of a page that lists posts: the newest archive of each list that has any. */
  readonly archives?: Readonly<Partial<Record<PostKind, string>>>;
  /** Of an archive's page: the archive. */
  readonly archive?: Archive;
}

/** What this browser's document carries; nothing on the server, where documents are many. */
export const documentData: PageData = readPageData();

/** Of what shows only in the document that carries it, and is never asked for. */
export const PageDataContext = createContext(documentData);

function readPageData(): PageData {
  const text = typeof document !== 'undefined' && document.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : {};
}
