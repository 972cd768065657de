import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#shared/language.ts';
import { dailyViews, type View, viewSource } from '#web/admin/dashboard/views.ts';
import { likelyPages } from '#web/app/page-table.ts';

type Group = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>[number];

const react = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const lucide = /node_modules\/lucide-react\//;
/** What the views of the admin area have in files of their own. */
const ofAdmin = new RegExp(`${react.source}|${lucide.source}`);
/** What no chunk of pages takes along: React has its own, and what checks a form comes when one is filled in. */
const apart = new RegExp(`${react.source}|node_modules/zod/|/shared/text/(text|email)\\.`);

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
/** What checks addresses and lines of text, which forms and lists of several views need. */
const checks: Group = { name: 'checks', test: /\/shared\/text\/|node_modules\/zod\/v4\/mini\// };
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
    checks,
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
    for (const id of importsOf(join(root, viewSource(view)), context, ofAdmin))
      found.set(id, [...(found.get(id) ?? []), view]);
  }
  return found;
}

/** Folders in `src/pages` of pages that show a post, and of those that list posts. */
const postPages = ['blog-post', 'news-post', 'career-post'];
const listPages = ['archive', 'blog', 'careers', 'news'];
/** What is imported later or by another way than a page, by a name of its own. */
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
 * What several pages need, in five files: `site` for what every page runs and what shows a post, `lists` for what lists
 * posts, `forms` for forms, `exhibits` for what exhibits are drawn with, and `parts` for all else. By the bundler's own division it would be fifty files of one
 * or two thousand bytes, each of which costs a request.
 *
 * @param root the folder `web`
 */
function sharedChunks(root: string): Group[] {
  let names: ReadonlyMap<string, SharedName> | undefined;
  // What more pages need comes first: a group takes with a module all that it imports.
  return sharedNames.map((name) => ({
    debugName: name,
    name: (id, context) => {
      names ??= sharedModules(root, context);
      return names.get(id) === name ? name : null;
    },
  }));
}

/** By module that several pages import, the chunk it is in. */
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

/** The exhibits, each by a name that begins with `exhibit`: their scripts come when they are near the window. */
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
  // What several exhibits draw with, one or two pages draw with too: the others do without it.
  const ofExhibits = users.length - pages.length > 1 && pages.length < 3 && !pages.includes('home');
  if (isOfDrawing.test(id) && ofExhibits) return 'exhibits';
  if (users.some((user) => postPages.includes(user))) return 'site';
  if (users.filter((user) => listPages.includes(user)).length > 1 && only(...listPages, 'views', 'built-in'))
    return 'lists';
  if (only('likely', 'blog', 'chat')) return 'forms';
  // What two pages share that nobody else needs stays in a file of its own, which the others do without.
  return users.length > 2 || users.includes('home') || users.includes('likely') ? 'parts' : undefined;
}

/**
 * The code of the public pages: what every page runs, and what several pages need.
 *
 * @param root the folder `web`
 */
export function publicChunks(root: string): Group[] {
  return [reactChunk, ...sharedChunks(root)];
}

/** Fails the build when one of the named files is not made: what it names was moved, and is in another file now. */
export const filledChunks: Plugin = {
  name: 'filled-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const filled = new Set(Object.values(bundle).map((file) => file.type === 'chunk' && file.name));
    const absent = ['react', ...sharedNames].find((name) => !filled.has(name));
    if (absent) this.error(`The chunk ${absent} is empty: build/chunks.ts names what is not there.`);
  },
};

/** What a module imports statically, and what that does, without React. Throws where it imports nothing. */
function importsOf(
  entry: string,
  context: Rolldown.ChunkingContext,
  skipped: RegExp = apart,
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
