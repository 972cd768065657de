import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#shared/language.ts';
import { dailyViews, type View, viewSource } from '#web/admin/dashboard/views.ts';

type Group = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>[number];

const react = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const lucide = /node_modules\/lucide-react\//;
/** What nearly every page needs besides: the making of icons, the icons of buttons, the figures, whether an administrator reads it. */
const common =
  /lucide-react\/dist\/esm\/((?!lucide-react|icons\/)|icons\/(arrow-right|pause|play)\.)|shared\/figures\.|lib\/session-hint\./;

/** React with its router: the file that changes least often. */
const reactChunk: Group = { name: 'react', test: react };

/**
 * What every screen of the admin area runs before it shows anything, in a few files that each run on their own: by the
 * bundler's own division it would be some fifty, nearly all of less than a thousand bytes, and a single one would hold up
 * a slow phone for a third of a second at once. What is named first needs nothing of what comes after it.
 */
const firstChunks: Group[] = [
  { ...reactChunk, tags: ['$initial'] },
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
  { name: 'shared', test: /\/shared\//, tags: ['$initial'] },
  {
    name: 'controls',
    test: /\/web\/(styled-system|src\/(components|features|lib|admin\/(lib|ui)))\//,
    tags: ['$initial'],
  },
  { name: 'screens', test: /\/web\/src\/admin\//, tags: ['$initial'] },
];

/** Icons that come later, which are entered through an index of all of them. */
const icons: Group = { name: 'icons', test: lucide };
/** The site's own texts. */
const texts: Group = { name: 'texts', test: /\/shared\/content\/|\/language\/content-names\./ };

/**
 * The code of the admin area: what each screen runs first, and for a daily view of the dashboard what it alone needs, what
 * stands elsewhere than in its own folder, so that something else may need it too, and what several of them need. By the
 * bundler's own division a list of posts would come in fifteen files.
 *
 * @param root the folder `web`
 */
export function adminChunks(root: string): Group[] {
  let importers: ReadonlyMap<string, readonly View[]> | undefined;
  const namedBy = (
    debugName: string,
    nameOf: (views: readonly View[], id: string) => string | undefined,
  ) => ({
    debugName,
    name: (id: string, context: Rolldown.ChunkingContext) => {
      importers ??= viewsByModule(root, context);
      return nameOf(importers.get(id) ?? [], id) ?? null;
    },
  });
  return [
    ...firstChunks,
    icons,
    // What more of them need comes first: a group takes with a module all that it imports.
    namedBy('views', ({ length }) => (length > 1 ? 'views' : undefined)),
    texts,
    namedBy('parts', ([view], id) => (view && !id.includes(`/admin/${view}/`) ? `${view}-parts` : undefined)),
    namedBy('view', ([view]) => view),
  ];
}

/** Fails the build when one of them is empty: what it names was moved, and is in another file now. */
export const filledAdminChunks: Plugin = {
  name: 'filled-admin-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const filled = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const empty = [...firstChunks, icons, texts].find(
      ({ name }) => typeof name !== 'string' || !filled.has(name),
    );
    if (empty) this.error(`The chunk ${empty.name} is empty: build/chunks.ts names what is not there.`);
  },
};

/** By module, the daily views that import it statically; their own modules stay entries. */
function viewsByModule(root: string, context: Rolldown.ChunkingContext) {
  const found = new Map<string, View[]>();
  for (const view of dailyViews) {
    for (const id of importsOf(join(root, viewSource(view)), context))
      found.set(id, [...(found.get(id) ?? []), view]);
  }
  return found;
}

/**
 * What every page runs: all that the entry imports statically, in one file. The library of icons is entered through an
 * index of all of them, so of those only the named ones count. Throws when the entry is not found or imports nothing.
 */
function siteChunk(root: string): Group {
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'site',
    name: (id, context) => {
      modules ??= staticImports(join(root, 'index.html'), context);
      return modules.has(id) || common.test(id) ? 'site' : null;
    },
  };
}

/** Folders in `src/pages` of pages that list or show posts. */
const postPages = /^(archive|blog|careers|news|(blog|career|news)-post)$/;
/** What is loaded, opened or scrolled to later, by the page that needs the same. */
const laterParts = [
  ['contact', 'src/features/chat/chat-panel.tsx'],
  ['home', 'src/pages/home/below-the-fold/below-the-fold.tsx'],
  ['home', 'src/app/shell/widgets.tsx'],
] as const;
const sharedNames = ['parts', 'articles', 'forms', 'posts', 'lists'] as const;
type SharedName = (typeof sharedNames)[number];

/**
 * What several pages need, in five files: `articles` for what shows a post, `posts` for what reads stored ones, `lists` for what lists
 * them, `forms` for forms and the API, and `parts` for all else, with all icons. By the bundler's own division it would be fifty files of
 * one or two thousand bytes, each of which costs a request.
 *
 * @param root the folder `web`
 */
function sharedChunks(root: string): Group[] {
  let names: ReadonlyMap<string, SharedName> | undefined;
  // What more pages need comes first: a group takes with a module all that it imports.
  return sharedNames.map((name) => ({
    debugName: name,
    name: (id, context) => {
      names ??= sharedByPages(root, context);
      return names.get(id) === name || (name === 'parts' && lucide.test(id)) ? name : null;
    },
  }));
}

/** By module that several pages import, the chunk it is in. */
function sharedByPages(root: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, SharedName> {
  const pages = readdirSync(join(root, 'src/pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, `src/pages/${name}/${name}-page.tsx`] as const);
  const importers = new Map<string, string[]>();
  for (const [page, source] of [...pages, ...laterParts])
    for (const id of importsOf(join(root, source), context))
      importers.set(id, [...(importers.get(id) ?? []), page]);
  // What two pages share that nobody else needs stays in a file of its own, which the others do without.
  const shared = Array.from(importers).filter(
    ([, pages]) =>
      pages.length > 2 || (pages.length === 2 && (sharedNameOf(pages) !== 'parts' || pages.includes('home'))),
  );
  return new Map(shared.map(([id, pages]) => [id, sharedNameOf(pages)]));
}

function sharedNameOf(pages: readonly string[]): SharedName {
  const others = pages.filter((page) => !postPages.test(page));
  // The site's own news are shown without reading anything stored.
  if (pages.includes('news-post')) return others.length === 0 ? 'articles' : 'parts';
  if (others.length === 0) return pages.some((page) => page.endsWith('-post')) ? 'posts' : 'lists';
  return others.every((page) => page === 'contact') ? 'forms' : 'parts';
}

/** The editable texts in a language, but for those that the home page loads as it is scrolled: the editor's bar needs all. */
const textChunks: Group[] = languages.map((language) => ({
  name: `texts.${language}`,
  test: (id) =>
    id.includes('/shared/content/') && id.endsWith(`.${language}.ts`) && !id.includes('below-the-fold'),
}));

/**
 * The code of the public pages: what every page runs, what several pages need, and the editable texts.
 *
 * @param root the folder `web`
 */
export function publicChunks(root: string): Group[] {
  return [reactChunk, siteChunk(root), ...sharedChunks(root), ...textChunks];
}

/** Fails the build when one of the named files is not made: what it names was moved, and is in another file now. */
export const filledChunks: Plugin = {
  name: 'filled-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const filled = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const absent = ['react', 'site', ...sharedNames, ...textChunks.map(({ name }) => name)].find(
      (name) => typeof name !== 'string' || !filled.has(name),
    );
    if (absent) this.error(`The chunk ${absent} is empty: build/chunks.ts names what is not there.`);
  },
};

/** The modules behind a document's script, without the script itself, which stays the entry. */
function staticImports(document: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const [entry] = context.getModuleInfo(document)?.importedIds ?? [];
  if (!entry) throw new Error(`${document} imports no script; what every page runs can't be put together.`);
  return importsOf(entry, context);
}

/** What a module imports statically, and what that does, without React and icons. Throws where it imports nothing. */
function importsOf(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || react.test(imported) || lucide.test(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  if (found.size === 0)
    throw new Error(`${entry} imports nothing; what is loaded with it can't be put together.`);
  return found;
}
