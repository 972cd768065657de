import { fileURLToPath } from 'node:url';
import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import type { Hosts } from '#infra/edge/hosts.ts';

export interface EdgeFunctionProps {
  /** TypeScript module in `infra/edge/` that exports `handler`. */
  readonly module: string;
  readonly comment: string;
  /** @default none */
  readonly writtenIn?: WrittenIn;
}

/** Values of the site that are compiled into an edge function. For missing values the function has defaults. */
export interface WrittenIn {
  /** The domains of a site that has some. */
  readonly hosts?: Hosts | undefined;
  /** The release of the pages that visitors read. */
  readonly release?: string | undefined;
  /** The query parameters that the API reads. */
  readonly queryNames?: readonly string[] | undefined;
}

/** A CloudFront Function made from a tested module. */
export class EdgeFunction extends CloudFrontFunction {
  constructor(scope: Construct, id: string, { module, comment, writtenIn }: EdgeFunctionProps) {
    super(scope, id, {
      code: FunctionCode.fromInline(edgeCode(module, writtenIn)),
      runtime: FunctionRuntime.JS_2_0,
      comment,
    });
  }
}

/**
 * Returns one script with a top-level `handler`, as the edge runtime needs it: without modules, and with only those
 * newer features of the language that are listed here. esbuild rewrites the others, or refuses them.
 */
export function edgeCode(module: string, { hosts, release, queryNames }: WrittenIn = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../edge/${module}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es5',
    supported: { 'const-and-let': true, arrow: true, 'template-literal': true },
    define: {
      ...(hosts && { SITE_HOSTS: JSON.stringify(hosts) }),
      ...(release !== undefined && { SITE_RELEASE: JSON.stringify(release) }),
      ...(queryNames && { API_QUERY_NAMES: JSON.stringify(queryNames) }),
    },
    tsconfigRaw: {},
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text ?? '';
  const script = code.replace(/export \{\s*handler\s*\};\s*$/, '');
  if (script === code) throw new Error(`${module} must export handler, and nothing else.`);
  return script;
}
