import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { isAdminPath } from '../shared/admin-paths.ts';
import { staticStyles } from './static-styles.ts';

/** What every page runs, in two files that change at different times: React with its router, and the site's own. */
const reactChunk = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
};
const siteChunk = {
  name: 'site',
  test: /\/(web\/styled-system|shared\/(language|brand|figures)|src\/app\/(?!.*copy\.)|src\/i18n\/|src\/lib\/(keyboard|load-once|page-head|when-idle)|src\/features\/toasts\/(toasts|toast-host)|src\/components\/(menu|page-link|logo-mark)\.)|lucide-react\/dist\/esm\/[^/]*\.js/,
};

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

/** Two documents: `index.html` for the public pages (prerendered afterwards) and `admin.html` for the admin area. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), staticStyles(), documents],
  build: isSsrBuild
    ? { outDir: 'dist-server', copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { public: 'index.html', admin: 'admin.html' },
          treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
          output: { codeSplitting: { groups: [reactChunk, siteChunk] } },
        },
      },
}));
