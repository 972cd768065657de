import { join } from 'node:path';
import { Builder } from '@pandacss/node';
import { staticTokens } from './static-tokens.mjs';

/** Each stylesheet with the configuration that fills its layers. */
const configurations = {
  'global.css': 'build/panda.config.ts',
  'admin.css': 'build/panda.admin.config.ts',
};
const builders = new Map();

/** The folder of the page whose exhibit a stylesheet is for, by its path. */
const exhibitFolder = (path) => /\/pages\/([^/]+)\/exhibit\/exhibit\.css$/.exec(path)?.[1];

/** Panda's own plugin knows one configuration per process; this one has one per stylesheet. */
const panda = {
  postcssPlugin: 'panda',
  async Once(root, { result }) {
    const path = root.source?.input.file ?? '';
    const folder = exhibitFolder(path);
    const file = folder ?? Object.keys(configurations).find((name) => path.endsWith(`/theme/${name}`));
    if (!file) return;
    const builder = builders.get(file) ?? new Builder();
    builders.set(file, builder);
    const cwd = join(import.meta.dirname, '..');
    const configPath = join(cwd, folder ? 'build/panda.exhibits.config.ts' : configurations[file]);
    await builder.setup({ configPath, cwd });
    // Of all exhibits' files only those of the one that the stylesheet is for.
    const isOther = (source) => source.includes('/pages/*/');
    const { config } = builder.getContextOrThrow();
    if (folder)
      config.include = config.include.map((source) =>
        isOther(source) ? source.replace('*', folder) : source,
      );
    if (!builder.isValidRoot(root)) return;
    builder.extract();
    builder.registerDependency((dependency) => {
      result.messages.push({ ...dependency, plugin: 'panda', parent: result.opts.from });
    });
    builder.write(root);
    root.walk((node) => {
      node.source ??= root.source;
    });
  },
};

/**
 * Leaves of an exhibit's stylesheet only the classes of style objects, and has them hold within exhibits of its page
 * only. The site's stylesheet and those of other exhibits have many of them too; which of two equally strong rules wins
 * would otherwise depend on the sheet that comes last.
 */
const exhibitsOnly = {
  postcssPlugin: 'exhibits-only',
  OnceExit(root) {
    const folder = exhibitFolder(root.source?.input.file ?? '');
    if (!folder) return;
    root.each((node) => {
      const isLayer = node.type === 'atrule' && node.name === 'layer';
      if (!isLayer || (node.nodes && node.params !== 'utilities')) node.remove();
    });
    let scoped = 0;
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) =>
        selector.replace(/\.(?:\\.|[\w-])+/, (name) => {
          scoped += 1;
          return `:is([data-exhibit=${folder}] ${name})`;
        }),
      );
    });
    if (scoped === 0)
      throw new Error(`No class of the exhibit in ${folder} was found: its stylesheet would be empty.`);
  },
};

export default { plugins: [panda, staticTokens, exhibitsOnly] };
