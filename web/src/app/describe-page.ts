import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/language.ts';
import type { PageDescription } from '#web/head/page-description.ts';
import type { DescribedPage } from '#web/head/page-head.ts';
import type { LoadedPage } from './pages.ts';
import type { ShellCopyModule } from './shell/shell-copy.ts';
import { parentPage } from './site-map.ts';

/** How a page describes itself; a post's page only once it has told what it shows. */
export function describePage(
  page: LoadedPage,
  language: Language,
  shell: ShellCopyModule,
  post: PageDescription | undefined,
): DescribedPage {
  const { canonical, copy } = page;
  return {
    language,
    meta: post
      ? { ...copy.meta, title: `${post.title} | ${brand.name[language]}`, description: post.description }
      : copy.meta,
    canonical: page.kind && !post ? undefined : canonical,
    parent: parentPage(canonical.path, shell),
    post,
    missing: page.missing || post?.missing === true,
  };
}
