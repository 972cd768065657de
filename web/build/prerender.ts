import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AdminScreen, adminAddresses } from '#shared/admin-paths.ts';
import { brand } from '#shared/brand.ts';
import { languages, localizedPath } from '#shared/language.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { compileBootScript } from './boot-script.ts';
import { robotsTxt, securityTxt } from './crawlers.ts';
import { readManifest } from './manifest.ts';
import { bundleRenderer } from './renderer.ts';
import { describeSiteBuild } from './site-build.ts';

/**
 * Makes the renderer of published pages, and of the built site one HTML file per fixed page and language as it is while
 * nothing is stored, plus the not-found page, one per screen of the admin area, and what crawlers read first. Runs after
 * the three Vite builds. The site's own address is `siteUrl` of the CDK context, or `SITE_URL`.
 */
const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const server: typeof import('#web/entry-server.tsx') = await import(
  join(web, 'dist-server', 'entry-server.js')
);
const adminManifest = await readManifest(join(dist, 'manifest.admin.json'));
const siteBuild = await describeSiteBuild(web, server);
const renderer: Renderer = await import(await bundleRenderer(web, siteBuild));

for (const language of languages) {
  for (const { path } of renderer.pages) {
    const { html } = await renderer.render(path, language, { items: [] });
    const name = localizedPath(path, language);
    await writeDocument(name === '/' ? 'index' : name, html);
  }
}
await writeDocument('404', await server.renderMissing(siteBuild, await compileBootScript('boot-missing.ts')));
await writeAdminScreens();
const { siteUrl } = siteBuild;
await mkdir(join(dist, '.well-known'), { recursive: true });
await writeFile(join(dist, '.well-known', 'security.txt'), securityTxt(siteUrl, brand.email, new Date()));
await writeFile(join(dist, 'robots.txt'), robotsTxt(siteUrl));
await rm(join(dist, '.vite'), { recursive: true });

/** The documents of the admin area stand in the place of the one that Vite built it from. */
async function writeAdminScreens() {
  const assets = {
    bootScript: await compileBootScript('boot-admin.ts'),
    fonts: [adminManifest.address('src/theme/fonts/archivo-latin.woff2')],
    styles: adminManifest.styles('admin.html'),
    modules: adminManifest.modules(['admin.html']),
  };
  await rm(join(dist, 'admin.html'));
  await rm(join(dist, 'manifest.admin.json'));
  for (const screen of Object.keys(adminAddresses) as AdminScreen[])
    await writeDocument(adminAddresses[screen], server.renderAdmin(screen, assets));
}

async function writeDocument(name: string, html: string) {
  const file = join(dist, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
