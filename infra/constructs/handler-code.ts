import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code, Runtime } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';

/** What lies beside a handler, for it to load as it runs. */
export interface HandlerExtras {
  readonly beside?: Readonly<Record<string, string>>;
  readonly modules?: Readonly<Record<string, string>>;
  readonly packages?: (outputDir: string) => readonly string[];
}

/** What {@link handlerCode} makes, as Lambda names it. */
export const handlerName = 'index.handler';

/**
 * The code of a function: `<functionsDir>/<name>/handler.ts` with all it imports, in one minified file.
 * It is CommonJS, which starts faster than the same as a module. The AWS SDK is bundled, which starts faster than the
 * runtime's own, with credentials from the environment only, the one source there is in Lambda.
 *
 * @param beside files and folders that lie beside it as they are, by the name they get, for it to load as it runs
 * @param packages lays packages beside it that cannot be bundled, and answers their names
 * @param modules further entries of the same folder, by the name of the module they get
 */
export function handlerCode(
  functionsDir: string,
  name: string,
  { beside = {}, modules = {}, packages = () => [] }: HandlerExtras = {},
): Code {
  return Code.fromAsset(join(functionsDir, name), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Only named: bundling here either succeeds or throws.
      image: Runtime.NODEJS_24_X.bundlingImage,
      local: {
        tryBundle(outputDir) {
          const bundle = bundleOf(functionsDir, name);
          for (const [file, contents] of bundle.files) writeFileSync(join(outputDir, file), contents);
          // Says what the file is wherever it lies: without, the nearest package.json above would decide.
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

/** The files of a bundled handler, by name, and the packages that it expects beside it. */
interface Bundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly packages: readonly string[];
}

/** Bundles by folder of the functions: one call makes those of all handlers, in a fifth of the time of a call for each. */
const bundled = new Map<string, ReadonlyMap<string, Bundle>>();

/** Bundles all handlers of a folder now, for {@link handlerCode} to take them from. */
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

/** Bundles each `<name>/handler.ts` of a folder. Nothing is written: source maps then say the same in every checkout. */
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

/** A module of its own, loaded with `import()`: what it needs of WebAssembly lies beside it. */
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
