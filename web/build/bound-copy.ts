import type { Plugin } from 'vite';
import { boundWords } from '#shared/text/bound-words.ts';

/**
 * Binds, in all Arabic copy, the words that may not end a line to those they lean on. Done when the site is built, so
 * that it weighs nothing and the copy itself, also where it is edited, has plain spaces. Fails the build when no module of Arabic copy
 * passes by.
 */
export function boundCopy(): Plugin {
  let modules = 0;
  return {
    name: 'bound-copy',
    apply: 'build',
    transform: {
      filter: { id: /\.ar\.ts$/ },
      handler(code) {
        modules += 1;
        return { code: boundWords(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && modules === 0) this.error('No module is named *.ar.ts: this plugin does nothing now.');
    },
  };
}
