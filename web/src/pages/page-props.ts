import type { PostKind } from '#shared/posts/kinds.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { PageMeta } from '#web/head/page-head.ts';

/** What a page's `copy.<language>.ts` brings: its copy, and the fallbacks of the editable content it shows. */
export interface CopyModule {
  copy: PageCopy;
  texts?: FallbackTexts;
}

/** What every page's copy has, in both languages. */
export interface PageCopy {
  meta: PageMeta;
  /** Of a page that can be opened for several things: its title and first sentence then, by the page's id. */
  openedFor?: Readonly<Record<string, { title: string; lead: string }>>;
}

/** What a page is given, by the type of its English copy's module: `PageProps<typeof import('./copy.en.ts')>`. */
export interface PageProps<Module extends CopyModule = CopyModule> {
  copy: Module['copy'];
  texts: Module extends { texts: infer Texts } ? Texts : FallbackTexts;
  /** Of the post, or of the archive, that the page is to show; of the contact page, what it is opened for. */
  id: string;
  /** The kind of that post, or of what the archive lists. */
  kind: PostKind | undefined;
}
