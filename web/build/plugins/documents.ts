import type { Plugin } from 'vite';
import { adminScreenAt } from '#shared/admin-paths.ts';

/**
 * In development, answers every URL with the document of the public pages or that of the admin area, like the deployed edge
 * function.
 */
export const documents: Plugin = {
  name: 'documents',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isApi = /^\/(api|images|share)\//.test(pathname);
      if (!isApi && request.headers.accept?.includes('text/html')) {
        request.url = adminScreenAt(pathname) ? '/admin.html' : '/index.html';
      }
      next();
    });
  },
};
