import { join } from 'node:path';
import type { Plugin } from 'vite';

const content = /^#shared\/(content\/.*\.(en|ar)|newsletter\/consent)\.ts$/;
const pageCopy = /\/src\/(?:pages|app|features)\/(.+)\/copy\.(en|ar)\.ts$/;

/**
 * Puts the editable texts that a page shows into the file of its copy, a second time where another page shows them too:
 * they are a few hundred bytes, and a file that pages share would be a request of every page.
 */
export const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '') {
    const [, page, language] = (content.test(source) && pageCopy.exec(importer)) || [];
    const resolved = page && (await this.resolve(source, importer, { skipSelf: true }));
    const ending = /(\.\w\w)?\.ts$/.exec(source)?.[0];
    // It ends as the file does, which is how other plugins know what is in it.
    return resolved ? `${resolved.id}?of=${page.replace('/', '-')}-${language}${ending}` : null;
  },
};

/** The package lets nobody import from there by its name. */
const iconFolder = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons');
const icons = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;

/**
 * Imports each icon from its own module, not from the index of all of them, so that a page's file has the icons it shows and
 * no page downloads those of others.
 */
export const ownIcons: Plugin = {
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/, code: /lucide-react/ },
    handler: (code) => ({
      code: code.replace(icons, (_, names: string) => names.split(',').map(iconImport).join('')),
      map: null,
    }),
  },
};

function iconImport(name: string): string {
  const icon = name.trim();
  if (!icon || icon.startsWith('type ')) return '';
  const [, exported = icon, local = exported] = /^(\w+)(?: as (\w+))?$/.exec(icon) ?? [];
  const file = exported.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  return `import ${local} from '${iconFolder}/${file}.mjs';`;
}
