import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code, Runtime } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

/** Files beside a handler, which it loads at run time. */
export interface HandlerExtras {
  readonly beside?: Readonly<Record<string, string>>;
  readonly modules?: Readonly<Record<string, string>>;
  readonly packages?: (outputDir: string) => readonly string[];
}

/** Lambda's name for the handler of {@link handlerCode}. */
export const handlerName = 'index.handler';

/**
 * Returns the code of a function: `<functionsDir>/<name>/handler.ts` with its imports, in one minified file. It is CommonJS,
 * which starts faster than an ES module. The AWS SDK is in the bundle, because it starts faster than the SDK of the runtime; it
 * takes credentials from the environment only, as there is no other source in Lambda.
 *
 * @param beside files and folders to put beside it, by their new names
 * @param packages copies packages that cannot be bundled beside it, and returns their names
 * @param modules further entries of the same folder, by the names of their modules
 */
export function handlerCode(
  functionsDir: string,
  name: string,
  { beside = {}, modules = {}, packages = () => [] }: HandlerExtras = {},
): Code {
  return Code.fromAsset(join(functionsDir, name), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Required but unused: bundling on this machine either succeeds or throws.
      image: Runtime.NODEJS_24_X.bundlingImage,
      local: {
        tryBundle(outputDir) {
          const bundle = bundleOf(functionsDir, name);
          for (const [file, contents] of bundle.files) writeFileSync(join(outputDir, file), contents);
          // Declares the module type of the bundle. Without it Node would use the nearest package.json of a parent
          // folder.
          writeFileSync(join(outputDir, 'package.json'), '{"type":"commonjs"}');
          const laid = packages(outputDir);
          const missing = bundle.packages.filter((name) => !laid.includes(name));
          if (missing.length > 0)
            throw new Error(`The handler of ${name} needs ${missing.join()} beside it.`);
          for (const [module, entry] of Object.entries(modules))
            bundleModule(join(functionsDir, name, entry), join(outputDir, module));
          for (const [file, source] of Object.entries(beside))
            cpSync(source, join(outputDir, file), { recursive: true });
          return true;
        },
      },
    },
  });
}

/** The files of a bundled handler, by name, and the packages that are not bundled and have to be in its folder. */
interface Bundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly packages: readonly string[];
}

/** The bundles of each folder of functions. One call bundles all handlers, in a fifth of the time of separate calls. */
const bundled = new Map<string, ReadonlyMap<string, Bundle>>();

/**
 * Returns the bundles of all handlers of a folder. The first call makes them, later calls return the same. Call it
 * before {@link handlerCode} to bundle earlier.
 */
export function bundleAll(functionsDir: string): ReadonlyMap<string, Bundle> {
  const bundles = bundled.get(functionsDir) ?? bundleHandlers(functionsDir);
  bundled.set(functionsDir, bundles);
  return bundles;
}

function bundleOf(functionsDir: string, name: string): Bundle {
  const bundle = bundleAll(functionsDir).get(name);
  if (!bundle) throw new Error(`There is no ${name}/handler.ts in ${functionsDir}.`);
  return bundle;
}

/** Bundles each `<name>/handler.ts` of a folder in memory, so that source maps are the same in every checkout. */
function bundleHandlers(functionsDir: string): ReadonlyMap<string, Bundle> {
  const entries = readdirSync(functionsDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path) === 'handler.ts',
  );
  const outdir = join(functionsDir, '../bundles');
  const { outputFiles, metafile } = buildSync({
    entryPoints: entries.map((path) => join(functionsDir, path)),
    entryNames: '[dir]/index',
    outbase: functionsDir,
    outdir,
    write: false,
    metafile: true,
    bundle: true,
    external: ['sharp'],
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    alias: {
      '@aws-sdk/credential-provider-node': join(functionsDir, 'data/table/environment-credentials.ts'),
    },
  });
  const packagesOf = new Map(
    Object.entries(metafile.outputs).map(([path, { imports }]) => [
      resolve(path),
      imports.filter((imported) => imported.external && !isBuiltin(imported.path)).map(({ path }) => path),
    ]),
  );
  return new Map(
    entries.map(dirname).map((name) => {
      const files = outputFiles.filter(({ path }) => dirname(path) === join(outdir, name));
      return [
        name,
        {
          files: new Map(files.map(({ path, contents }) => [basename(path), contents])),
          packages: packagesOf.get(join(outdir, name, 'index.js')) ?? [],
        },
      ];
    }),
  );
}

/** Bundles an ES module that is loaded with `import()`. Its WebAssembly is beside it. */
function bundleModule(entry: string, outfile: string): void {
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    legalComments: 'none',
  });
}
