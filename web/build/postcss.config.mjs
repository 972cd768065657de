import { join } from 'node:path';
import { Builder } from '@pandacss/node';
import { staticTokens } from './static-tokens.mjs';

/** Each stylesheet with the configuration that fills its layers. */
const configurations = { 'global.css': 'build/panda.config.ts', 'admin.css': 'build/panda.admin.config.ts' };
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

export default { plugins: [panda, staticTokens] };
