import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
          bundle(functionsDir, name, outputDir, packages(outputDir));
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

function bundle(functionsDir: string, name: string, outdir: string, external: readonly string[]): void {
  buildSync({
    entryPoints: { index: join(functionsDir, name, 'handler.ts') },
    outdir,
    bundle: true,
    external: [...external],
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
  // Says what the file is wherever it lies: without, the nearest package.json above would decide.
  writeFileSync(join(outdir, 'package.json'), '{"type":"commonjs"}');
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
