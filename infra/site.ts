import type { App } from 'aws-cdk-lib';
import { endpoints } from '#shared/api/table.ts';
import type { BuiltRenderer } from './built-renderer.ts';
import { EdgeStack } from './edge-stack.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './site-stack.ts';

/** The built site, and the handlers to bundle. */
export interface SiteSources {
  /** Folder of the built site. */
  readonly distDir: string;
  /** The renderer of that build. */
  readonly renderer: BuiltRenderer;
  /** Folder of the handlers. */
  readonly functionsDir: string;
}

/** Adds the site's stacks to an app: its own, and if a web ACL is set the edge stack, which is deployed before. */
export function addSite(
  app: App,
  id: string,
  { webAcl, ...settings }: Omit<Settings, 'name' | 'policyChecks'>,
  sources: SiteSources,
): SiteStack {
  // What holds data is not removed by one wrong answer: see docs/backups.md.
  const terminationProtection = settings.stage === 'production';
  if (!webAcl) return new SiteStack(app, id, { ...settings, ...sources, terminationProtection });
  const edge = new EdgeStack(app, `${id}-Edge`, { endpoints: Object.values(endpoints) });
  const { webAclArn } = edge;
  const site = new SiteStack(app, id, { ...settings, ...sources, terminationProtection, webAclArn });
  site.addStackDependency(edge);
  return site;
}
