import type { PostKind } from '#shared/posts/kinds.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import type { PageMeta } from '#web/head/page-head.ts';

/** The contents of a page's `copy.<language>.ts`: its copy, and the defaults of its editable content. */
export interface CopyModule {
  copy: PageCopy;
  texts?: FallbackTexts;
}

/** The copy that every page has, in both languages. */
export interface PageCopy {
  meta: PageMeta;
  /** For a page with several reasons to open it: title and first sentence of each. */
  openedFor?: Readonly<Record<string, { title: string; lead: string }>>;
}

/** The props of a page, by the type of its English copy's module: `PageProps<typeof import('./copy.en.ts')>`. */
export interface PageProps<Module extends CopyModule = CopyModule> {
  copy: Module['copy'];
  texts: Module extends { texts: infer Texts } ? Texts : FallbackTexts;
  /** The id of the post or archive to show; on the contact page, its reason. */
  id: string;
  /** The kind of that post, or of the archive's posts. */
  kind: PostKind | undefined;
}
