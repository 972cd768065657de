import { createContext } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Archive } from '#shared/publishing/renderer.ts';

/** The id of the element with the {@link PageData}. */
export const pageDataId = 'page-data';

/** The data a document was rendered with, which it contains for hydration. */
export interface PageData {
  /** The stored content that the page shows: key, text and Arabic text. */
  readonly content?: readonly (readonly [key: string, value: string, valueAr: string])[];
  /** Read data of posts: the key of each query, and its data. */
  readonly queries?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** For a page that lists posts: the newest archive of each list that has one. */
  readonly archives?: Readonly<Partial<Record<PostKind, string>>>;
  /** For an archive's page: the archive. */
  readonly archive?: Archive;
}

/** The data in this browser's document; empty on the server, which renders many documents. */
export const documentData: PageData = readPageData();

/** Provides data that are shown only in their document, and never read from the API. */
export const PageDataContext = createContext(documentData);

function readPageData(): PageData {
  const text = typeof document !== 'undefined' && document.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : {};
}
