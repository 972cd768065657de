import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AdminScreen, adminAddresses, adminDocument } from '#shared/admin-paths.ts';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { missingPath } from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type View, viewOf, viewSource, views } from '#web/admin/dashboard/views.ts';
import { compileBootScript } from './boot-script.ts';
import { robotsTxt, securityTxt } from './crawlers.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { bundleRenderer } from './renderer.ts';
import { describeSiteBuild, fontsOf } from './site-build.ts';

type AdminServer = typeof import('#web/entry-admin-server.tsx');

/**
 * Writes the renderer of published pages, and in the built site one HTML file per fixed page and language with the
 * default texts, the not-found page, one per screen and language of the admin area, and the files for crawlers. Runs
 * after the Vite builds. The site's URL is `siteUrl` of the CDK context, or `SITE_URL`.
 */
const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const server: typeof import('#web/entry-server.tsx') = await import(
  join(web, 'dist-server', 'entry-server.js')
);
const siteBuild = await describeSiteBuild(web, server);
const renderer: Renderer = await import(await bundleRenderer(web, siteBuild));

for (const language of languages) {
  for (const { path } of renderer.pages) {
    const { html } = await renderer.render(path, language, { items: [] });
    const name = localizedPath(path, language);
    await writeDocument(name === '/' ? 'index' : name, html);
  }
}
await writeDocument('404', (await renderer.render(missingPath, 'en', { items: [] })).html);
await rm(join(dist, 'admin.html'));
for (const language of languages) await writeAdminScreens(language);
const { siteUrl } = siteBuild;
await mkdir(join(dist, '.well-known'), { recursive: true });
await writeFile(join(dist, '.well-known', 'security.txt'), securityTxt(siteUrl, new Date()));
await writeFile(join(dist, 'robots.txt'), robotsTxt(siteUrl));
await rm(join(dist, '.vite'), { recursive: true });

/** Writes the documents of the admin area, which replace the one that Vite built. */
async function writeAdminScreens(language: Language) {
  const { renderAdmin }: AdminServer = await import(
    join(web, `dist-server/admin-${language}`, 'entry-admin-server.js')
  );
  const manifestFile = join(dist, `manifest.admin.${language}.json`);
  const manifest = await readManifest(manifestFile);
  const bootScript = await compileBootScript('boot-admin.ts');
  await rm(manifestFile);
  for (const screen of Object.keys(adminAddresses) as AdminScreen[]) {
    const html = await renderAdmin(screen, {
      bootScript,
      fonts: fontsOf(manifest, language),
      styles: manifest.styles('admin.html'),
      ...adminModules(screen, manifest),
    });
    await writeDocument(adminDocument(screen, language).replace(/\.html$/, ''), html);
  }
}

/**
 * Returns the files of a screen of the admin area. `modules`: those of the screen itself, the entry last. `views`: those of
 * each view of the dashboard that the screen may show next.
 */
function adminModules(screen: AdminScreen, manifest: Manifest) {
  const own = screen === 'simple' ? ['src/admin/content/simple/simple-page.tsx'] : [];
  const modules = manifest.modules([...own, 'admin.html']);
  const modulesOf = (view: View) =>
    manifest.modules([viewSource(view)]).filter((module) => !modules.includes(module));
  const next = screen === 'dashboard' ? views : screen === 'login' ? [viewOf(null)] : [];
  return { modules, views: Object.fromEntries(next.map((view) => [view, modulesOf(view)])) };
}

async function writeDocument(name: string, html: string) {
  const file = join(dist, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
