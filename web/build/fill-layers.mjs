import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Builder, loadConfigAndCreateContext } from '@pandacss/node';

/** Each stylesheet with the configuration that fills its layers. */
const configurations = { 'global.css': 'panda.config.ts', 'admin.css': 'panda.admin.config.ts' };
const cwd = join(import.meta.dirname, '..');
/** The builder of each stylesheet, kept during development so that unchanged source files are not read again. */
const builders = new Map();
/**
 * The filled stylesheets of earlier builds of this process, which can be reused: all builds of a site have the same source
 * files.
 */
const filled = new Map();
const isBuild = process.env.NODE_ENV === 'production';

/**
 * Writes into the layers of a stylesheet the styles of the source files that its configuration names.
 *
 * @param root the stylesheet, parsed by PostCSS
 * @param sheet the path of the stylesheet, and for an exhibit's stylesheet the folder of its page
 * @param addDependency is called with the files that the styles depend on
 */
export async function fillLayers(root, { path, folder }, addDependency) {
  const name = folder ?? Object.keys(configurations).find((one) => path.endsWith(`/theme/${one}`));
  if (!name) return;
  const before = isBuild && filled.get(name);
  if (before) {
    root.removeAll();
    root.append(before.clone());
    return;
  }
  const configPath = join(cwd, 'build', folder ? 'panda.exhibits.config.ts' : configurations[name]);
  const { default: config } = await import(configPath);
  const include = folder ? exhibitSources(folder) : config.include;
  const builder = builders.get(name) ?? new Builder();
  if (isBuild) {
    // Most files contain no style, and parsing them all takes seconds. During development, a file may get some at any
    // moment.
    const styled = globSync(include, { cwd }).filter(isStyled);
    builder.context = await loadConfigAndCreateContext({ configPath, cwd, config: { include: styled } });
  } else {
    await builder.setup({ configPath, cwd });
    builders.set(name, builder);
  }
  builder.getContextOrThrow().config.include = include;
  if (!builder.isValidRoot(root)) return;
  builder.extract();
  builder.registerDependency(addDependency);
  builder.write(root);
  root.walk((node) => {
    node.source ??= root.source;
  });
  if (isBuild) filled.set(name, root.clone());
}

const shared = 'src/components/exhibit/';

/** Returns the files of a page's exhibits, and those of the components for exhibits that the page uses. */
function exhibitSources(folder) {
  const found = new Set(globSync(`src/pages/${folder}/**/*.{ts,tsx}`, { cwd }));
  for (const file of found) for (const component of sharedImports(file)) found.add(component);
  return [...found].filter((file) => file.startsWith(shared) || file.includes('/exhibit/'));
}

/** Returns the components for exhibits that a file imports, in whatever way. */
function sharedImports(file) {
  const code = readFileSync(join(cwd, file), 'utf8');
  return [...code.matchAll(/(?:from |import\()'([^']+)'/g)]
    .map(([, name]) => (name.startsWith('.') ? join(dirname(file), name) : name.replace('#web/', 'src/')))
    .filter((name) => name.startsWith(shared));
}

function isStyled(file) {
  return /\.tsx?$/.test(file) && readFileSync(join(cwd, file), 'utf8').includes('#styles/');
}
