import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import cdk from '#cdk.json' with { type: 'json' };
import type { CustomDomain } from '#infra/constructs/cdn/cdn.ts';
import { addSite } from '#infra/site.ts';
import { type Build, tinyBuild } from './builds.ts';

const functionsDir = join(import.meta.dirname, '../../../functions');

interface Synthesis {
  /** @default false */
  readonly webAcl?: boolean;
  /** Copies in a vault. @default false */
  readonly vaultCopies?: boolean;
  /** The site's own domain, with its certificate. @default the distribution's name */
  readonly customDomain?: CustomDomain;
  /** The built site to deploy. @default a minimal one, made in the folder */
  readonly build?: Build;
  /** Additional environment variables of all functions. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Synthesizes the site's own stack, with real handlers, into `folder`, with a web ACL if `webAcl` is true. Returns the path of
 * the synthesized stack.
 */
export function synthesizeSite(
  folder: string,
  {
    webAcl = false,
    vaultCopies = false,
    customDomain,
    build = tinyBuild(folder),
    environment = {},
  }: Synthesis = {},
): string {
  const outdir = join(folder, 'cdk.out');
  const app = new App({ context: cdk.context, outdir });
  addSite(
    app,
    'Site-test',
    {
      stage: 'test',
      siteUrl: 'https://www.example.com',
      webAcl,
      secretRotation: 0,
      isListed: true,
      hstsIncludeSubdomains: false,
      mailFrom: 'site@example.com',
      mailIdentity: 'create',
      githubProvider: 'create',
      alarmEmail: 'alarms@example.com',
      concurrency: 10,
      budget: 25,
      ...(vaultCopies && { vaultCopies: {} }),
      ...(customDomain && { customDomain }),
    },
    { ...build, functionsDir },
  );
  for (const one of app.node.findAll()) {
    if (one instanceof LambdaFunction)
      for (const [name, value] of Object.entries(environment)) one.addEnvironment(name, value);
  }
  app.synth();
  return outdir;
}
