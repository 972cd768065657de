import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { App } from 'aws-cdk-lib';
import cdk from '../cdk.json' with { type: 'json' };
import { readRenderer } from './built-renderer.ts';
import { checkBuiltSite } from './built-site.ts';
import { bundleAll } from './constructs/handler-code.ts';
import { removeOldAssets } from './old-assets.ts';
import { readSettings } from './settings.ts';
import { addSite } from './site.ts';

const root = join(import.meta.dirname, '..');
// The CLI passes context and folder. If the app is run alone, it takes the context of cdk.json.
const app = new App({ context: cdk.context, outdir: process.env.CDK_OUTDIR ?? join(root, cdk.output) });
const { name, policyChecks, ...settings } = readSettings(app.node);
const functionsDir = join(root, 'functions');
if (process.env.WAIT_FOR_BUILD) {
  // `npm start` starts this process while it builds the site: bundling the handlers does not need the built site.
  bundleAll(functionsDir);
  await text(process.stdin);
}
const distDir = join(root, 'web/dist');
const renderer = await readRenderer(join(root, 'web/dist-server/renderer.js'));
// The local site accepts a site that was built for any URL.
if (settings.stage !== 'local') checkBuiltSite(distDir, renderer, settings.siteUrl);
const stack = addSite(app, `${name}-${settings.stage}`, settings, {
  distDir,
  renderer,
  functionsDir,
});
if (policyChecks) {
  // Imported only when needed: the local site does not use it.
  const { addPolicyChecks } = await import('./policy-checks.ts');
  addPolicyChecks(stack);
}
removeOldAssets(app.synth().directory);
