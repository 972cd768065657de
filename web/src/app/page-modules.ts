import type { ComponentType } from 'react';
import type { Language } from '#shared/language.ts';
import * as contact from '#web/pages/contact/contact-page.tsx';
import * as ourPeople from '#web/pages/our-people/our-people-page.tsx';
import type { CopyModule, PageProps } from '#web/pages/page-props.ts';
import * as whatWeDo from '#web/pages/what-we-do/what-we-do-page.tsx';

/** The module of a page's component. */
export interface PageComponent {
  default: ComponentType<PageProps>;
  /**
   * For a page of the post with this id: loads what it needs to show the post. It is awaited before a document is
   * rendered or hydrated.
   */
  prepare?: (id: string) => Promise<unknown>;
}

/** The modules of a page: its component, and its copy in one language. */
export type PageModules = readonly [component: PageComponent, copy: CopyModule];

/**
 * The pages that most visitors go to next, by the names of their folders. They are in one file, with this module, and
 * their copies in one file per language, so that prefetching them takes two requests.
 */
const likelyPages: Readonly<Record<LikelyPage, PageComponent>> = {
  'what-we-do': whatWeDo as PageComponent,
  contact: contact as PageComponent,
  'our-people': ourPeople as PageComponent,
};
type LikelyPage = 'what-we-do' | 'contact' | 'our-people';
type LikelyCopies = Readonly<Record<LikelyPage, CopyModule>>;

/** The components and copies of all other pages, each loaded on demand. */
const components = import.meta.glob<PageModules[0]>([
  '../pages/*/*-page.tsx',
  '!../pages/{what-we-do,contact,our-people}/*',
]);
const copies = import.meta.glob<PageModules[1]>([
  '../pages/*/copy.*.ts',
  '!../pages/{what-we-do,contact,our-people}/*',
]);

/** Loads a page by its folder's name. */
export async function importPage(name: string, language: Language): Promise<PageModules> {
  if (isLikely(name)) return [likelyPages[name], (await loadLikelyCopies(language))[name]];
  const { component, copy } = modulePaths(name, language);
  return Promise.all([load(components, component), load(copies, copy)]);
}

export async function loadLikelyCopies(language: Language): Promise<LikelyCopies> {
  const module = language === 'ar' ? import('./likely-copies.ar.ts') : import('./likely-copies.en.ts');
  return (await module).likelyCopies;
}

/** Returns the modules of a page's component and copy, relative to `web/`, as in the build's manifest. */
export function moduleSources(name: string, language: Language): [component: string, copy: string] {
  if (isLikely(name)) return ['src/app/page-modules.ts', `src/app/likely-copies.${language}.ts`];
  const { component, copy } = modulePaths(name, language);
  return [component.replace('../', 'src/'), copy.replace('../', 'src/')];
}

function isLikely(name: string): name is LikelyPage {
  return Object.hasOwn(likelyPages, name);
}

function modulePaths(name: string, language: Language) {
  return { component: `../pages/${name}/${name}-page.tsx`, copy: `../pages/${name}/copy.${language}.ts` };
}

function load<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const loader = modules[path];
  if (!loader) throw new Error(`There is no module ${path}`);
  return loader();
}
