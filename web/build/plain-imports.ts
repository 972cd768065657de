import type { Plugin } from 'vite';

/**
 * Takes Vite's preload helper away: every page has one stylesheet and its modules are listed in its document, so there
 * is nothing to fetch before a module is imported. Fails the build when Vite no longer asks for the helper by this name.
 */
export function plainImports(): Plugin {
  let replaced = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        replaced = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    buildEnd(error) {
      if (!error && !replaced)
        this.error('No module asked for vite/preload-helper: this plugin does nothing now.');
    },
  };
}
