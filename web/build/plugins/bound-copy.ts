import type { Plugin } from 'vite';
import { boundWords } from '#shared/text/bound-words.ts';

/** All Arabic texts of the public pages. */
export const publicCopy = /\.ar\.ts$/;
/** The admin area's own texts. Texts that are edited there keep plain spaces. */
export const adminCopy = /\/web\/src\/admin\/.*\.ar\.ts$/;

/**
 * Binds words in the Arabic copy that must not end a line to the next word. Done by the build, so that it costs nothing
 * at run time and the copy itself has plain spaces. Fails the build if it finds no module of Arabic copy.
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
