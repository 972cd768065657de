import type { ComponentType } from 'react';
import { type Language, languages } from '../../../shared/language.ts';
import type { FallbackTexts } from '../features/content/use-content.ts';
import { loadOnce } from '../lib/load-once.ts';
import type { CanonicalPage, PageMeta } from '../lib/page-head.ts';

/** What every page's copy has, in both languages. */
export interface PageCopy {
  meta: PageMeta;
}

/** A page with its copy in one language, ready to render. */
export interface LoadedPage {
  Component: ComponentType<{ copy: PageCopy }>;
  copy: PageCopy;
  texts: FallbackTexts;
  canonical: CanonicalPage;
  missing: boolean;
}

/** Public addresses (in English form) and the folder in `pages/` that shows each. */
export const pageNames = {
  '/': 'home',
  '/contact': 'contact',
  '/retail-auditing-iraq': 'retail-audit',
  '/retail-audit-krg': 'retail-audit',
  '/retail-execution-iraq': 'retail-audit',
  '/fmcg-retail-execution': 'retail-audit',
  '/shelf-audit-service': 'retail-audit',
  '/supermarket-audit': 'retail-audit',
  '/hypermarket-audit': 'retail-audit',
  '/food-distribution-audit': 'retail-audit',
  '/mystery-shopping-iraq': 'mystery-shopping',
  '/what-we-do': 'what-we-do',
  '/activation-experience': 'activation',
  '/proprietary-retail-software': 'software',
  '/data-technology': 'market-research',
  '/digital-commerce': 'digital-commerce',
  '/custom-strategic-audits': 'custom-audits',
  '/our-people': 'our-people',
  '/awards': 'awards',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const satisfies Record<string, string>;
type PublicPath = keyof typeof pageNames;

/** Addresses that show another page's content, by the address of the page that search engines are to keep. */
const canonicalPaths: Readonly<Record<string, PublicPath>> = {
  '/retail-audit-krg': '/retail-auditing-iraq',
  '/retail-execution-iraq': '/retail-auditing-iraq',
  '/fmcg-retail-execution': '/retail-auditing-iraq',
  '/shelf-audit-service': '/retail-auditing-iraq',
  '/supermarket-audit': '/retail-auditing-iraq',
  '/hypermarket-audit': '/retail-auditing-iraq',
  '/food-distribution-audit': '/retail-auditing-iraq',
};

/** Pages written in English only: in Arabic just the site around them changes. */
const englishOnly: ReadonlySet<string> = new Set<PublicPath>(['/digital-commerce']);

/** The address under which search engines are to keep a page, and the languages it is written in. */
export function canonicalPage(path: string): CanonicalPage {
  return { path: canonicalPaths[path] ?? path, languages: englishOnly.has(path) ? ['en'] : languages };
}

const notFound = 'not-found';

type Loader<Module> = () => Promise<Module>;
const components = import.meta.glob<{ default: ComponentType<{ copy: PageCopy }> }>('../pages/*/*-page.tsx');
const copies = import.meta.glob<{ copy: PageCopy; texts?: FallbackTexts }>('../pages/*/copy.*.ts');

/** Where a page's own code and copy lie, relative to `web/`, as the build's manifest names them. */
export function pageModules(path: string, language: Language): string[] {
  const { component, copy } = modulePaths(pageName(path), language);
  return [component, copy].map((file) => file.replace('../', 'src/'));
}

export function isPage(path: string): path is PublicPath {
  return Object.hasOwn(pageNames, path);
}

/** Loads a page and its copy once; an address without a page gives the not-found page. */
export const loadPage = loadOnce(async (path: string, language: Language): Promise<LoadedPage> => {
  const name = pageName(path);
  const paths = modulePaths(name, language);
  const [component, copy] = await Promise.all([load(components, paths.component), load(copies, paths.copy)]);
  return {
    Component: component.default,
    copy: copy.copy,
    texts: copy.texts ?? {},
    canonical: canonicalPage(path),
    missing: name === notFound,
  };
});

function pageName(path: string): string {
  return isPage(path) ? pageNames[path] : notFound;
}

function modulePaths(name: string, language: Language) {
  return { component: `../pages/${name}/${name}-page.tsx`, copy: `../pages/${name}/copy.${language}.ts` };
}

function load<Module>(modules: Record<string, Loader<Module>>, path: string): Promise<Module> {
  const loader = modules[path];
  if (!loader) throw new Error(`There is no module ${path}`);
  return loader();
}
