import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Language } from '#shared/language.ts';

/** The English texts of the admin area. The Arabic ones are beside them. */
const english = /\/web\/src\/admin\/.*\.en\.ts$/;

/**
 * The admin area is built once per language, so that nobody downloads the other one's texts: in the Arabic build every
 * `….en.ts` that the admin area imports is replaced by the `….ar.ts` beside it. Editable texts (`shared/content`) are
 * not replaced, since both languages of them are edited. The build fails if the Arabic is missing, and if nothing was
 * replaced.
 */
export function adminWords(language: Language): Plugin {
  let replaced = 0;
  return {
    name: 'admin-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.en\.ts$/ },
      async handler(source, importer, options) {
        if (language === 'en') return;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || !english.test(resolved.id)) return resolved;
        const arabic = resolved.id.replace(/\.en\.ts$/, '.ar.ts');
        if (!existsSync(arabic)) this.error(`${resolved.id} has no Arabic beside it: write ${arabic}.`);
        replaced += 1;
        return arabic;
      },
    },
    buildEnd(error) {
      if (!error && language === 'ar' && replaced === 0)
        this.error('No words of the admin area were imported: this plugin does nothing now.');
    },
  };
}
