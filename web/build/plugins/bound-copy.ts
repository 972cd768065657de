import type { Plugin } from 'vite';
import { boundWords } from '#shared/text/bound-words.ts';

/** All that is said in Arabic on the public pages. */
export const publicCopy = /\.ar\.ts$/;
/** What the admin area says itself: what is edited there keeps its plain spaces. */
export const adminCopy = /\/web\/src\/admin\/.*\.ar\.ts$/;

/**
 * Binds, in the Arabic copy whose modules have such a name, the words that may not end a line to those they lean on. Done when the site is built, so
 * that it weighs nothing and the copy itself, also where it is edited, has plain spaces. Fails the build when no module of Arabic copy
 * passes by.
 */
export function boundCopy(modulesOf: RegExp): Plugin {
  let modules = 0;
  return {
    name: 'bound-copy',
    apply: 'build',
    transform: {
      filter: { id: modulesOf },
      handler(code) {
        modules += 1;
        return { code: boundWords(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && modules === 0)
        this.error(`No module is named ${modulesOf}: this plugin does nothing now.`);
    },
  };
}
