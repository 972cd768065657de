import type { ComponentType } from 'react';
import type { Language } from '#shared/language.ts';
import type { CopyModule, PageProps } from '#web/pages/page-props.ts';

/** The module of a page's component. */
export interface PageComponent {
  default: ComponentType<PageProps>;
  /**
   * Of a page that shows the post with this id: loads what it shows it with, which other addresses of the page do
   * without. A document is rendered, and hydrated, only after that.
   */
  prepare?: (id: string) => Promise<unknown>;
}

/** What a page is made of: its component, and its copy in one language. */
export type PageModules = readonly [component: PageComponent, copy: CopyModule];

/** Every page's component and copies, each loaded when it is asked for. */
const components = import.meta.glob<PageModules[0]>('../pages/*/*-page.tsx');
const copies = import.meta.glob<PageModules[1]>('../pages/*/copy.*.ts');

/** Loads a page by its folder's name. */
export function importPage(name: string, language: Language): Promise<PageModules> {
  const { component, copy } = modulePaths(name, language);
  return Promise.all([load(components, component), load(copies, copy)]);
}

/** Where a page's own code and copy lie, relative to `web/`, as the build's manifest names them. */
export function moduleSources(name: string, language: Language): [component: string, copy: string] {
  const { component, copy } = modulePaths(name, language);
  return [component.replace('../', 'src/'), copy.replace('../', 'src/')];
}

function modulePaths(name: string, language: Language) {
  return { component: `../pages/${name}/${name}-page.tsx`, copy: `../pages/${name}/copy.${language}.ts` };
}

function load<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const loader = modules[path];
  if (!loader) throw new Error(`There is no module ${path}`);
  return loader();
}
