import { join } from 'node:path';
import { Builder } from '@pandacss/node';
import { staticTokens } from './static-tokens.mjs';

/** Each stylesheet with the configuration that fills its layers. */
const configurations = {
  'global.css': 'build/panda.config.ts',
  'admin.css': 'build/panda.admin.config.ts',
  'exhibits.css': 'build/panda.exhibits.config.ts',
};
const builders = new Map();

/** Panda's own plugin knows one configuration per process; this one has one per stylesheet. */
const panda = {
  postcssPlugin: 'panda',
  async Once(root, { result }) {
    const file = Object.keys(configurations).find((name) =>
      root.source?.input.file?.endsWith(`/theme/${name}`),
    );
    if (!file) return;
    const builder = builders.get(file) ?? new Builder();
    builders.set(file, builder);
    const cwd = join(import.meta.dirname, '..');
    await builder.setup({ configPath: join(cwd, configurations[file]), cwd });
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
 * Leaves of the exhibits' stylesheet only the classes of style objects, and has them hold within exhibits only. The
 * site's stylesheet has many of them too; which of two equally strong rules wins would otherwise depend on the sheet
 * that comes last.
 */
const exhibitsOnly = {
  postcssPlugin: 'exhibits-only',
  OnceExit(root) {
    if (!root.source?.input.file?.endsWith('/theme/exhibits.css')) return;
    root.each((node) => {
      const isLayer = node.type === 'atrule' && node.name === 'layer';
      if (!isLayer || (node.nodes && node.params !== 'utilities')) node.remove();
    });
    let scoped = 0;
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.map((selector) =>
        selector.replace(/\.(?:\\.|[\w-])+/, (name) => {
          scoped += 1;
          return `:is([data-exhibit] ${name})`;
        }),
      );
    });
    if (scoped === 0) throw new Error('No class of an exhibit was found: their stylesheet would be empty.');
  },
};

export default { plugins: [panda, staticTokens, exhibitsOnly] };
