import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AdminScreen, adminAddresses } from '#shared/admin-paths.ts';
import type { Language, Localized } from '#shared/language.ts';
import { localizedPath } from '#shared/language.ts';
import { builtInNewsIds } from '#shared/news/news.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { postDocument, postPath } from '#shared/posts/paths.ts';
import { AdminApp } from '#web/admin/admin-app.tsx';
import { createQueryClient } from '#web/admin/query-client.ts';
import { screens } from '#web/admin/screens.tsx';
import { App } from '#web/app/app.tsx';
import { describePage } from '#web/app/describe-page.ts';
import { moduleSources } from '#web/app/page-modules.ts';
import { aliasPaths, canonicalPage, pagePaths } from '#web/app/page-table.ts';
import { loadPage, missingPath, pageName } from '#web/app/pages.ts';
import { loadShellCopy } from '#web/app/shell/shell-copy.ts';
import { createContentStore } from '#web/features/content/content-store.ts';
import { type ShownItem, storedContent } from '#web/features/content/stored-content.ts';
import { ContentContext } from '#web/features/content/use-content.ts';
import {
  type AdminAssets,
  adminHtmlDocument,
  htmlDocument,
  type SiteAssets,
} from '#web/head/html-document.ts';
import { DescriptionContext, type PageDescription } from '#web/head/page-description.ts';

export { moduleSources, pageName };

/** What a page is made of besides its address. */
export interface RenderData {
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  assets: SiteAssets;
  /** The stored content to show; without it, the fallbacks. */
  items?: readonly ShownItem[];
}

/** Those that count as themselves. */
const ownPaths = [...pagePaths, ...builtInNewsIds.map((id) => postPath('news', id))];

/** A page to prerender: its address in the English form and its file, without `.html`, in the English form too. */
interface PageFile {
  path: string;
  file: string;
}

/** The pages that exist in every language. */
export const pageFiles: readonly PageFile[] = [
  ...[...ownPaths, ...aliasPaths].map((path) => ({ path, file: path })),
  ...postKinds.map((kind) => ({ path: postPath(kind, ''), file: postDocument(kind) })),
];

export { missingPath };

/** The pages that search engines are to keep. */
export const canonicalPages = ownPaths.map(canonicalPage);

/** The complete HTML document of a page. */
export async function render(path: string, language: Language, data: RenderData): Promise<string> {
  const { head, body } = await renderPage(path, language, data);
  return htmlDocument(head, data.assets, body);
}

/** The one document of all addresses without a page, in both languages; `script` chooses between them. */
export async function renderMissing(data: Localized<RenderData>, script: string): Promise<string> {
  const [english, arabic] = await Promise.all([
    renderPage(missingPath, 'en', data.en),
    renderPage(missingPath, 'ar', data.ar),
  ]);
  return htmlDocument(english.head, data.en.assets, english.body, {
    title: arabic.head.meta.title,
    assets: data.ar.assets,
    body: arabic.body,
    script,
  });
}

async function renderPage(path: string, language: Language, { siteUrl, items = [] }: RenderData) {
  const [page, shell] = await Promise.all([loadPage(path, language), loadShellCopy(language)]);
  let post: PageDescription | undefined;
  const report = (description: PageDescription | undefined) => {
    post = description;
  };
  const body = renderToString(
    <StaticRouter location={localizedPath(path, language)}>
      <ContentContext value={createContentStore(storedContent(items))}>
        <DescriptionContext value={report}>
          <App served={{ language, path }} />
        </DescriptionContext>
      </ContentContext>
    </StaticRouter>,
  );
  return { head: { ...describePage(page, language, shell, post), siteUrl }, body };
}

/** The complete HTML document of a screen of the admin area, without any data. */
export function renderAdmin(screen: AdminScreen, assets: AdminAssets): string {
  const body = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={adminAddresses[screen]}>
        <AdminApp />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return adminHtmlDocument(screens[screen].title, assets, body);
}
