import type { App } from 'aws-cdk-lib';
import { endpoints } from '#shared/api/table.ts';
import { AccessStack } from './access-stack.ts';
import type { BuiltRenderer } from './built-renderer.ts';
import { EdgeStack } from './edge-stack.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './site-stack.ts';
import { WatchStack } from './watch-stack.ts';

/** The built site, and the handlers to bundle. */
export interface SiteSources {
  /** Folder of the built site. */
  readonly distDir: string;
  /** The renderer of that build. */
  readonly renderer: BuiltRenderer;
  /** Folder of the handlers. */
  readonly functionsDir: string;
}

/**
 * Adds the site's stacks to an app and returns the main one. A web ACL needs the edge stack, which is deployed before the main
 * stack. A recipient of alarms needs the stack that watches the distribution, which is deployed after the main stack. A
 * repository needs the stack that lets GitHub deploy.
 */
export function addSite(
  app: App,
  id: string,
  {
    webAcl,
    edgeLimit,
    budget,
    githubRepository,
    githubProvider,
    ...settings
  }: Omit<Settings, 'name' | 'policyChecks'>,
  sources: SiteSources,
): SiteStack {
  const edge = webAcl
    ? new EdgeStack(app, `${id}-Edge`, {
        endpoints: Object.values(endpoints),
        ...(edgeLimit !== undefined && { edgeLimit }),
      })
    : undefined;
  const site = new SiteStack(app, id, {
    ...settings,
    ...sources,
    // Protects data from accidental removal: see docs/backups.md.
    terminationProtection: settings.stage === 'production',
    ...(edge && { webAclArn: edge.webAclArn }),
  });
  if (edge) site.addStackDependency(edge);
  const { alarmEmail, customDomain } = settings;
  if (alarmEmail) {
    const watch = new WatchStack(app, `${id}-Watch`, {
      ...{ site, alarmEmail, budget, functionsDir: sources.functionsDir },
      // The CLI sets the region of the deployment; without it the region does not matter.
      siteRegion: process.env.CDK_DEFAULT_REGION ?? 'us-east-1',
      ...(customDomain && { certificateArn: customDomain.certificateArn }),
    });
    watch.addStackDependency(site);
  }
  if (githubRepository) {
    const { stage } = settings;
    new AccessStack(app, `${id}-Access`, { githubRepository, githubProvider, stage, siteName: id });
  }
  return site;
}
