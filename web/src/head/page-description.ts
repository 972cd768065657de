import { createContext, useContext, useEffect } from 'react';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostPicture } from '#shared/publishing/picture.ts';

/** What a page says of the post it shows, in the language of the page; plain text. */
export interface PageDescription {
  /** Of the post alone; the site's name is added. */
  title: string;
  description: string;
  /** What stands in search results and where it is shared in place of the title with the site's name; empty: that does. */
  searchTitle?: string | undefined;
  /** An address on the site or a complete one; the site's own picture unless given. */
  image?: string | undefined;
  /** The picture that is drawn for sharing the post. */
  picture?: PostPicture | undefined;
  kind: PostKind;
  /** Its address, in the English form, where it can be read under others too. */
  path?: string | undefined;
  /** Those the post is written in: search engines keep its page in these. Every language unless given. */
  languages?: readonly Language[] | undefined;
  /** An instant, ISO 8601. */
  publishedAt?: string | undefined;
  /** Of an article: when it was changed last, ISO 8601. */
  modifiedAt?: string | undefined;
  /** Of an article: its category. */
  section?: string | undefined;
  /** The company unless given. */
  author?: string | undefined;
  /** There is no such post: the page is kept out of search results and has no address of its own. */
  missing?: boolean;
  /** Further properties of the post in schema.org's terms. */
  structuredData?: Readonly<Record<string, unknown>> | undefined;
}

/** Takes what the page now shows; nothing while it does not know. */
export type ReportDescription = (description: PageDescription | undefined) => void;

export const DescriptionContext = createContext<ReportDescription>(() => {});

/**
 * Tells the document's head, search engines and the page-view event which post the page shows, for as long as it does.
 * `undefined` while that is not known. Rendered on the server, it is told at once.
 */
export function useDescribePage(description: PageDescription | undefined): void {
  const report = useContext(DescriptionContext);
  if (typeof document === 'undefined') report(description);
  const known = description && JSON.stringify(description);
  useEffect(() => {
    if (!known) return;
    report(JSON.parse(known));
    return () => report(undefined);
  }, [report, known]);
}
