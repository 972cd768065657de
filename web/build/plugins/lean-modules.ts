import { join } from 'node:path';
import type { Plugin } from 'vite';

const content = /^#shared\/(content\/.*\.(en|ar)|newsletter\/consent)\.ts$/;
const pageCopy = /\/src\/(?:pages|app|features)\/(.+)\/copy\.(en|ar)\.ts$/;

/**
 * Bundles the editable texts of a page with the page's copy. Texts that several pages use are in several chunks: they
 * are a few hundred bytes each, and a shared chunk would cost every page a request.
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
    // The id keeps the file's extension, by which other plugins recognize the file.
    return resolved ? `${resolved.id}?of=${page.replace('/', '-')}-${language}${ending}` : null;
  },
};

/** The folder with the modules of icons. It is a path inside of the package, because the package does not export it. */
const iconFolder = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons');
const icons = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;

/** Imports each icon from its own module instead of the index, so that a page's file has only its own icons. */
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
