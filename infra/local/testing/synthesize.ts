import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import cdk from '#cdk.json' with { type: 'json' };
import { addSite } from '#infra/site.ts';
import { standInRenderer } from '#infra/testing/renderer.ts';

const functionsDir = join(import.meta.dirname, '../../../functions');

/** A built site as small as can be, without the pages that are published. */
const files: Record<string, string> = {
  'index.html': '<!doctype html><html lang="en"><title>As built</title><script>early()</script></html>',
  '404.html': '<!doctype html><html><title>Page Not Found</title></html>',
  'admin/login.html': '<!doctype html><html><title>Admin</title></html>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@example.com',
  'assets/site-1a2b3c.js': `${'export const words = 1;\n'.repeat(100)}`,
};

/**
 * Synthesizes the site's own stack, with real handlers and a tiny built site, into `folder`; with a web ACL if asked.
 * Answers where it is.
 */
export function synthesizeSite(folder: string, { webAcl = false } = {}): string {
  const distDir = join(folder, 'dist');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(distDir, path)), { recursive: true });
    writeFileSync(join(distDir, path), content);
  }
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
    },
    { distDir, renderer: standInRenderer(folder), functionsDir },
  );
  app.synth();
  return outdir;
}
