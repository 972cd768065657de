import { listTitleKey } from '#shared/content/company/list-titles.ts';
import { listPath, parsePostPath } from '#shared/posts/paths.ts';
import { parseArchivePath } from '#shared/publishing/addresses.ts';
import type { ParentPage } from '#web/head/structured-data.ts';
import { pageAt } from './page-table.ts';
import type { ShellCopyModule } from './shell/shell-copy.ts';

/** Of a page about one service or post, and of an archive, the page that lists them all, as the site calls it. */
export function parentPage(path: string, { copy, texts }: ShellCopyModule): ParentPage | undefined {
  const listedOn = pageAt(path)?.listedOn;
  if (listedOn) return { path: listedOn, name: copy.whatWeDo };
  const kind = (parsePostPath(path) ?? parseArchivePath(path))?.kind;
  return kind && { path: listPath(kind), name: texts[listTitleKey(kind)] };
}
