import type { App } from 'aws-cdk-lib';
import { endpoints } from '#shared/api/table.ts';
import { EdgeStack } from './edge-stack.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './site-stack.ts';

export interface Folders {
  /** Folder of the built site. */
  readonly distDir: string;
  /** Folder of the handlers. */
  readonly functionsDir: string;
}

/** Adds the site's stacks to an app: its own, and where a web ACL is set the one with it, which is deployed before. */
export function addSite(
  app: App,
  id: string,
  { webAcl, ...settings }: Omit<Settings, 'name' | 'policyChecks'>,
  folders: Folders,
): SiteStack {
  if (!webAcl) return new SiteStack(app, id, { ...settings, ...folders });
  const edge = new EdgeStack(app, `${id}-Edge`, { endpoints: Object.values(endpoints) });
  const site = new SiteStack(app, id, { ...settings, ...folders, webAclArn: edge.webAclArn });
  site.addStackDependency(edge);
  return site;
}
