import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#shared/language.ts';
import { dailyViews, type View, viewSource } from '#web/admin/dashboard/views.ts';
import { likelyPages } from '#web/app/page-table.ts';

type Group = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>[number];

const react = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const lucide = /node_modules\/lucide-react\//;
/** Modules that no chunk of the admin area's views contains, because they have chunks of their own. */
const outsideAdminViews = new RegExp(`${react.source}|${lucide.source}`);
/** Modules that no chunk of pages contains: React has a file of its own, and validation is loaded with a form. */
const outsidePages = new RegExp(`${react.source}|node_modules/zod/|/shared/text/(text|email)\\.`);

/** React with its router: the file that changes least often. */
const reactChunk: Group = { name: 'react', test: react };

/**
 * The code that every screen of the admin area runs before it shows anything, in a few files that run separately: the bundler's
 * own division would give some fifty files, nearly all of less than a thousand bytes, and a single file would block a slow
 * phone for a third of a second. A chunk imports nothing from the chunks after it.
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

/** Icons that are loaded later, through an index of all of them. */
const icons: Group = { name: 'icons', test: lucide };
/** Validation of URLs, e-mail addresses and lines of text, which forms and lists of several views need. */
const checks: Group = { name: 'checks', test: /\/shared\/text\/|node_modules\/zod\/v4\/mini\// };
/** The editable texts of the site, with their names for editors. */
const texts: Group = { name: 'texts', test: /\/shared\/content\/|\/language\/content-names\./ };

/** The buttons of which one is pressed. Also small views have them, which need no other code of several views. */
const choices: Group = { name: 'choices', test: /\/admin\/ui\/fields\/choice-group\./ };

/**
 * Returns the chunks of the admin area: code of every screen; code of one daily view of the dashboard outside of its
 * own folder; and code of several views. The bundler's own division would give fifteen files for a list of posts.
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
    checks,
    choices,
    // Modules with more users come first: a group includes everything that its modules import.
    namedBy('views', ({ length }) => (length > 1 ? 'views' : undefined)),
    texts,
    namedBy('parts', ([view], id) => (view && !id.includes(`/admin/${view}/`) ? `${view}-parts` : undefined)),
    namedBy('view', ([view]) => view),
  ];
}

/** Fails the build if a chunk is empty, because its modules were moved. */
export const filledAdminChunks: Plugin = {
  name: 'filled-admin-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const filled = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const empty = [...firstChunks, icons, choices, texts].find(
      ({ name }) => typeof name !== 'string' || !filled.has(name),
    );
    if (empty) this.error(`The chunk ${empty.name} is empty: build/chunks.ts names what is not there.`);
  },
};

/**
 * Returns the daily views that import a module statically, by the id of the module. The map does not have the modules of the
 * views themselves, because these are entries.
 */
function viewsByModule(root: string, context: Rolldown.ChunkingContext) {
  const found = new Map<string, View[]>();
  for (const view of dailyViews) {
    for (const id of importsOf(join(root, viewSource(view)), context, outsideAdminViews))
      found.set(id, [...(found.get(id) ?? []), view]);
  }
  return found;
}

/** Folders in `src/pages` of pages that show a post, and of those that list posts. */
const postPages = ['blog-post', 'news-post', 'career-post'];
const listPages = ['archive', 'blog', 'careers', 'news'];
/** Entries that are not pages, with the names of their chunks. */
const otherParts: Readonly<Record<string, string>> = {
  chat: 'src/features/chat/chat-panel.tsx',
  fold: 'src/pages/home/below-the-fold/below-the-fold.tsx',
  likely: 'src/app/page-modules.ts',
  views: 'src/features/posts/post-views.tsx',
  'built-in': 'src/pages/news-post/built-in-news.tsx',
};
const sharedNames = ['site', 'parts', 'lists', 'forms', 'exhibits'] as const;
type SharedName = (typeof sharedNames)[number];

/**
 * Returns the shared code of pages, in five files: `site` for what every page runs and what shows a post, `lists` for
 * lists of posts, `forms` for forms, `exhibits` for drawing exhibits, and `parts` for the rest. The bundler's own
 * division would give fifty files of one or two thousand bytes, each of which costs a request.
 *
 * @param root the folder `web`
 */
function sharedChunks(root: string): Group[] {
  let names: ReadonlyMap<string, SharedName> | undefined;
  // Modules with more users come first: a group includes everything that its modules import.
  return sharedNames.map((name) => ({
    debugName: name,
    name: (id, context) => {
      names ??= sharedModules(root, context);
      return names.get(id) === name ? name : null;
    },
  }));
}

/** Returns the chunk of each module that several pages import. */
function sharedModules(root: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, SharedName> {
  const pages = readdirSync(join(root, 'src/pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, `src/pages/${name}/${name}-page.tsx`] as const)
    .filter(([name]) => !likelyPages.includes(name));
  const importers = new Map<string, string[]>();
  for (const [page, source] of [...pages, ...exhibits(root), ...Object.entries(otherParts)])
    for (const id of importsOf(join(root, source), context))
      importers.set(id, [...(importers.get(id) ?? []), page]);
  const names = new Map<string, SharedName>();
  for (const [id, users] of importers) {
    const name = sharedNameOf(id, users);
    if (name) names.set(id, name);
  }
  for (const language of languages)
    for (const id of importsOf(join(root, `src/entry-client.${language}.ts`), context))
      if (!/\.(en|ar)\.ts/.test(id)) names.set(id, 'site');
  return names;
}

/**
 * Returns the exhibits, each by a name that begins with `exhibit`. Their scripts are loaded when they come near the
 * window.
 */
function exhibits(root: string): [name: string, source: string][] {
  const files = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\/exhibit\/[\w-]+-exhibit\.tsx$/.test(file))
    .map((file) => [`exhibit ${file}`, join('src/pages', file)]);
}

const isOfDrawing = /\/(drawing|exhibit)\/|\/drawing-colours\./;

function sharedNameOf(id: string, users: readonly string[]): SharedName | undefined {
  const only = (...names: readonly string[]) => users.every((user) => names.includes(user));
  if (users.length < 2) return undefined;
  const pages = users.filter((user) => !user.startsWith('exhibit '));
  if (pages.length === 0) return 'exhibits';
  // A module that several exhibits and at most two pages use belongs to the exhibits' chunk, so that the other pages do
  // not load it.
  const ofExhibits = users.length - pages.length > 1 && pages.length < 3 && !pages.includes('home');
  if (isOfDrawing.test(id) && ofExhibits) return 'exhibits';
  if (users.some((user) => postPages.includes(user))) return 'site';
  if (users.filter((user) => listPages.includes(user)).length > 1 && only(...listPages, 'views', 'built-in'))
    return 'lists';
  if (only('likely', 'blog', 'chat')) return 'forms';
  // A module that only two pages use has a file of its own, so that the others do not load it.
  return users.length > 2 || users.includes('home') || users.includes('likely') ? 'parts' : undefined;
}

/**
 * Returns the chunks of the public pages: code of every page, and code of several pages.
 *
 * @param root the folder `web`
 */
export function publicChunks(root: string): Group[] {
  return [reactChunk, ...sharedChunks(root)];
}

/** Fails the build if a named file is missing, because its modules were moved. */
export const filledChunks: Plugin = {
  name: 'filled-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const filled = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const absent = ['react', ...sharedNames].find((name) => !filled.has(name));
    if (absent) this.error(`The chunk ${absent} is empty: build/chunks.ts names what is not there.`);
  },
};

/**
 * Returns everything that a module imports statically, directly or not, without React. Throws if it imports nothing.
 */
function importsOf(
  entry: string,
  context: Rolldown.ChunkingContext,
  skipped: RegExp = outsidePages,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || skipped.test(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(entry);
  if (found.size === 0)
    throw new Error(`${entry} imports nothing; what is loaded with it can't be put together.`);
  return found;
}
