import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code, Runtime } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import type { Group } from '#shared/api/endpoint.ts';

/** What {@link handlerCode} makes, as Lambda names it. */
export const handlerName = 'index.handler';

/**
 * The code of a group's function: `<functionsDir>/<group>/handler.ts` with all it imports, in one minified file.
 * It is CommonJS, which starts faster than the same as a module. The AWS SDK is bundled, which starts faster than the
 * runtime's own, with credentials from the environment only, the one source there is in Lambda.
 */
export function handlerCode(functionsDir: string, group: Group): Code {
  return Code.fromAsset(join(functionsDir, group), {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Only named: bundling here either succeeds or throws.
      image: Runtime.NODEJS_24_X.bundlingImage,
      local: {
        tryBundle(outputDir) {
          bundle(functionsDir, group, outputDir);
          return true;
        },
      },
    },
  });
}

function bundle(functionsDir: string, group: Group, outdir: string): void {
  buildSync({
    entryPoints: { index: join(functionsDir, group, 'handler.ts') },
    outdir,
    bundle: true,
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
