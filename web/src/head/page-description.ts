import { createContext, useContext, useEffect } from 'react';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostPicture } from '#shared/publishing/picture.ts';

/** The description of the post that a page shows, in the language of the page; plain text. */
export interface PageDescription {
  /** The post's title; the site's name is added. */
  title: string;
  description: string;
  /** Title in search results and where the page is shared; if empty, the title with the site's name. */
  searchTitle?: string | undefined;
  /** A URL on the site or a complete one; the site's own picture unless given. */
  image?: string | undefined;
  /** The picture drawn for sharing the post. */
  picture?: PostPicture | undefined;
  kind: PostKind;
  /** The canonical URL of the post, in the English form, if the post has several URLs. */
  path?: string | undefined;
  /** The languages it is written in, in which search engines index its page. @default every language */
  languages?: readonly Language[] | undefined;
  /** An instant, ISO 8601. */
  publishedAt?: string | undefined;
  /** For an article: when it last changed, ISO 8601. */
  modifiedAt?: string | undefined;
  /** For an article: its category. */
  section?: string | undefined;
  /** For an article: the paths of the articles that its editor chose as related, in the English form. */
  relatedPaths?: readonly string[] | undefined;
  /** @default the company */
  author?: string | undefined;
  /** True if the post does not exist: its page is hidden from search engines and has no canonical URL. */
  missing?: boolean;
  /** Further properties of the post in schema.org's terms. */
  structuredData?: Readonly<Record<string, unknown>> | undefined;
}

/** Receives the description of the shown post; `undefined` while it is not known. */
export type ReportDescription = (description: PageDescription | undefined) => void;

export const DescriptionContext = createContext<ReportDescription>(() => {});

/**
 * Reports to the document's head, search engines and the page-view event which post is shown, until the component
 * unmounts. Pass `undefined` while it is not known. On the server it reports while rendering, since effects do not run
 * there.
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
