import type { Company } from '#shared/company/company.ts';
import { listTitleKey } from '#shared/content/company/list-titles.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { listPath, parsePostPath } from '#shared/posts/paths.ts';
import { archivePath, parseArchivePath } from '#shared/publishing/addresses.ts';
import type { Archive } from '#shared/publishing/renderer.ts';
import type { PageDescription } from '#web/head/page-description.ts';
import type { DescribedPage, PageMeta } from '#web/head/page-head.ts';
import type { ParentPage } from '#web/head/structured-data.ts';
import { isSharedResult, pageAt, pagePicture } from './page-table.ts';
import type { LoadedPage } from './pages.ts';
import type { ShellCopyModule } from './shell/shell-copy.ts';

/** The stored data of a page that its head needs. */
interface Shown {
  post: PageDescription | undefined;
  archive: Archive | undefined;
  company: Company;
}

/** Returns the description of a page for its head. A page about a post has one only after the page has reported the post. */
export function describePage(
  page: LoadedPage,
  language: Language,
  shell: ShellCopyModule,
  { post, archive, company }: Shown,
): DescribedPage {
  const { path, languages } = page.canonical;
  const listed = postKinds.find((kind) => listPath(kind) === path);
  const kind = page.kind ?? listed;
  const list = kind && { kind, title: shell.texts[listTitleKey(kind)] };
  const meta = openedMeta(page, company.name[language]);
  const isArchive = page.kind !== undefined && !page.isPost;
  return {
    language,
    company,
    meta: post
      ? {
          ...meta,
          title: post.searchTitle || `${post.title} | ${company.name[language]}`,
          description: post.description,
        }
      : isArchive
        ? archiveMeta(meta, list?.title)
        : meta,
    canonical:
      page.isPost && !post
        ? undefined
        : { path: post?.path ?? path, languages: post?.languages ?? languages },
    parent: parentPage(path, shell),
    post,
    feed: list,
    isList: listed !== undefined || isArchive,
    neighbours: isArchive ? neighboursOf(page, archive) : undefined,
    picture: pagePicture(path, languages.includes(language) ? language : defaultLanguage),
    unlisted: isSharedResult(path),
    missing: page.missing || post?.missing === true,
  };
}

/**
 * Returns the meta data of a page. If a page is opened for a reason (`openedFor`), the title of that reason replaces its
 * own.
 */
function openedMeta({ copy, id }: LoadedPage, brand: string): PageMeta {
  const opened = copy.openedFor?.[id];
  return opened ? { ...copy.meta, title: `${opened.title} | ${brand}`, description: opened.lead } : copy.meta;
}

/** Returns the meta data of an archive, which begin with the title of its list. */
function archiveMeta(meta: PageMeta, list = ''): PageMeta {
  return { ...meta, title: `${list}: ${meta.title}`, description: `${list}: ${meta.description}` };
}

/** Returns the paths of the previous archive, which is newer, and of the next one, which is older. */
function neighboursOf({ kind, id }: LoadedPage, archive: Archive | undefined) {
  if (!kind || archive?.id !== id) return undefined;
  const { newer, older } = archive;
  return {
    ...(newer && { prev: archivePath(kind, newer) }),
    ...(older && { next: archivePath(kind, older) }),
  };
}

/** Returns the page that lists the services or posts, for a page about one of them and for an archive. */
function parentPage(path: string, { copy, texts }: ShellCopyModule): ParentPage | undefined {
  const listedOn = pageAt(path)?.listedOn;
  if (listedOn) return { path: listedOn, name: copy.whatWeDo };
  const kind = (parsePostPath(path) ?? parseArchivePath(path))?.kind;
  return kind && { path: listPath(kind), name: texts[listTitleKey(kind)] };
}
