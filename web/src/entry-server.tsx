import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '../../shared/language.ts';
import { localizedPath } from '../../shared/language.ts';
import { App } from './app/app.tsx';
import { htmlDocument, type SiteAssets } from './app/html-document.ts';
import { canonicalPage, loadPage, pageModules, pageNames } from './app/pages.ts';
import { loadShellCopy } from './app/shell/shell-copy.ts';
import { servicesPage } from './app/site-map.ts';
import { createContentStore } from './features/content/content-store.ts';
import { type ShownItem, storedContent } from './features/content/stored-content.ts';
import { ContentContext } from './features/content/use-content.ts';

export { pageModules };

/** What a page is made of besides its address. */
export interface RenderData {
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  assets: SiteAssets;
  /** The stored content to show; without it, the fallbacks. */
  items?: readonly ShownItem[];
}

/** The addresses to prerender, in their English form. */
export const publicPaths = Object.keys(pageNames);

/** The pages that search engines are to keep. */
export const canonicalPages = publicPaths
  .map(canonicalPage)
  .filter(({ path }, index) => path === publicPaths[index]);

/** The complete HTML document of a page; an address without a page gives the not-found page. */
export async function render(
  path: string,
  language: Language,
  { siteUrl, assets, items = [] }: RenderData,
): Promise<string> {
  const [page, shell] = await Promise.all([loadPage(path, language), loadShellCopy(language)]);
  const body = renderToString(
    <StaticRouter location={localizedPath(path, language)}>
      <ContentContext value={createContentStore(storedContent(items))}>
        <App documentLanguage={language} />
      </ContentContext>
    </StaticRouter>,
  );
  const { copy, canonical, missing } = page;
  const services = servicesPage(canonical.path, shell.copy);
  const head = { path, language, canonical, meta: copy.meta, services, missing, siteUrl };
  return htmlDocument(head, assets, body);
}
