import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { isAdminPath } from '../shared/admin-paths.ts';
import { languages } from '../shared/language.ts';
import { staticStyles } from './static-styles.ts';

/** What every page runs, in two files that change at different times: React with its router, and the site's own. */
const reactChunk = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
};
const siteChunk = {
  name: 'site',
  test: /\/(web\/styled-system|shared\/(language|brand|figures|content\/resolve)|src\/app\/(?!.*(copy\.|update-head|html-document|page-modules))|src\/i18n\/|src\/lib\/(data-layer|keyboard|load-once|phone-address|when-idle)|src\/features\/(analytics\/page-view\.|chat\/chat-launcher|connection\/|consent\/(consent|cookie-card)\.|content\/(content-store|use-content)\.|toasts\/(toasts|toast-host))|src\/components\/(error-boundary|internal-link|logo-mark|menu|page-link|plain-icon|scroll-to-top)\.|lucide-react\/dist\/esm\/icons\/(arrow-right|pause|play)\.)/,
};

/** The copy of the home page and of what is around every page, each with its editable texts: too small for files of their own. */
const copyChunks = languages.flatMap((language) => [
  { name: `home.${language}`, test: new RegExp(`/(pages/home/copy|fallbacks/home)\\.${language}\\.ts$`) },
  {
    name: `shell.${language}`,
    test: new RegExp(`/(app/shell/copy|fallbacks/(shell|contact))\\.${language}\\.ts$`),
  },
]);

/** While developing, every address is answered by one of the two documents, as the edge function does it deployed. */
const documents: Plugin = {
  name: 'documents',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isApi = /^\/(api|images|share)\//.test(pathname);
      if (!isApi && request.headers.accept?.includes('text/html')) {
        request.url = isAdminPath(pathname) ? '/admin.html' : '/index.html';
      }
      next();
    });
  },
};

/** Modules are imported as they are: every page has one stylesheet, and nothing else to fetch before a module. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Icons are made by the site's own few lines instead of lucide-react's. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => join(import.meta.dirname, 'src', 'components', 'plain-icon.ts'),
  },
};

/**
 * The router is one module. What it makes when it loads (contexts, components, their static properties) has no effect
 * elsewhere; marked as such, it goes when nobody uses it.
 */
const plainRouter: Plugin = {
  name: 'plain-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(
          /= (class extends React\d*\.Component \{\n[\s\S]*?\n\});\n\w+\.contextType = (\w+);/g,
          '= /* @__PURE__ */ (() => Object.assign($1, { contextType: $2 }))();',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
};

/** The public pages: what one of them needs is in files of its own, so that no visitor downloads another page. */
const publicBuild: BuildOptions = {
  outDir: 'dist',
  manifest: true,
  rolldownOptions: {
    input: 'index.html',
    treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
    output: { codeSplitting: { groups: [reactChunk, siteChunk, ...copyChunks] } },
  },
};

/** The admin area, in as few files as can be, beside the public pages and apart from them. */
const adminBuild: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: 'manifest.admin.json',
  rolldownOptions: { input: 'admin.html', output: { codeSplitting: { groups: [reactChunk] } } },
};

/** Renders both into their documents (`prerender.ts`). */
const serverBuild: BuildOptions = {
  outDir: 'dist-server',
  copyPublicDir: false,
  rolldownOptions: { input: 'src/entry-server.tsx' },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), staticStyles(), plainImports, plainIcons, plainRouter, documents],
  // `:dir()` looks at the text itself where its direction is `auto`; languages in its place would not.
  css: { lightningcss: { exclude: Features.DirSelector } },
  optimizeDeps: { entries: ['index.html', 'admin.html'] },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    // The document's own list of modules has fetched what a page needs by the time it is imported.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    ...(isSsrBuild ? serverBuild : mode === 'admin' ? adminBuild : publicBuild),
  },
}));
