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

/**
 * Leaves out what would fetch the style sheets of modules that are imported later: the public pages have one style sheet,
 * which their documents name. Fails the build when there are more.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  generateBundle(_options, bundle) {
    const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (styles.length !== 1) this.error(`There is more than one style sheet: ${styles.join(', ')}`);
  },
};

/** The package lets nobody import from there by its name. */
const iconFolder = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons');
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

/** Draws icons in twenty lines of the site's own, in the place of the library's four thousand bytes with options that nothing uses. */
export const ownDrawing: Plugin = {
  name: 'own-drawing',
  enforce: 'pre',
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: () => join(import.meta.dirname, '../src/components/create-icon.ts'),
  },
};

function iconImport(name: string): string {
  const icon = name.trim();
  if (!icon || icon.startsWith('type ')) return '';
  const [, exported = icon, local = exported] = /^(\w+)(?: as (\w+))?$/.exec(icon) ?? [];
  const file = exported.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  return `import ${local} from '${iconFolder}/${file}.mjs';`;
}

const runtimeExports = /export\{([^}]*)\};?\s*$/;
const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]*";/g;

/**
 * Puts the bundler's own helpers, some hundred bytes that it always lays in a file of their own, into React's file, which every
 * page loads. Whatever uses them names that file directly or by what it imports, so a change of either gives all of them other names.
 */
export const noRuntimeFile: Plugin = {
  name: 'no-runtime-file',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const react = chunks.find(({ name }) => name === 'react');
    const exported = runtime && runtimeExports.exec(runtime.code)?.[1];
    if (!runtime || !react || !exported) return this.error('The bundler’s helpers are not where they were.');
    const helper = (name: string) => `__helper_${name}`;
    const pairs = exported.split(',').map((pair) => pair.trim().split(' as '));
    const inside = pairs.map(([local = '', name = local]) => `${name}:${local}`).join();
    const outside = pairs.map(([local = '', name = local]) => `${name}:${helper(name)}`).join();
    const names = pairs.map(([local = '', name = local]) => helper(name)).join();
    for (const chunk of chunks) {
      if (!chunk.imports.includes(runtime.fileName)) continue;
      chunk.code = chunk.code.replace(runtimeImport, (_, list: string) =>
        chunk === react
          ? `const ${list
              .split(',')
              .map((pair) => renamed(pair, helper, '='))
              .join()};`
          : `import{${list
              .split(',')
              .map((pair) => renamed(pair, helper, ' as '))
              .join()}}from"./${react.fileName.replace(/.*\//, '')}";`,
      );
      if (chunk.code.includes('rolldown-runtime'))
        this.error(`${chunk.fileName} still names the bundler’s helpers.`);
      chunk.imports = [
        ...new Set(
          chunk.imports.flatMap((file) =>
            file !== runtime.fileName ? file : chunk === react ? [] : react.fileName,
          ),
        ),
      ];
    }
    const body = runtime.code.replace(runtimeExports, '');
    react.code = `const {${outside}}=(()=>{${body};return{${inside}}})();${react.code}export{${names}};`;
    delete bundle[runtime.fileName];
  },
};

/** `t as e`, an import of a helper, as an import of another name or, by `=`, as a constant. */
function renamed(pair: string, helper: (name: string) => string, by: ' as ' | '='): string {
  const [name = '', local = name] = pair.split(' as ');
  return by === '=' ? `${local}=${helper(name)}` : `${helper(name)}${by}${local}`;
}
