import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { type AdminScreen, adminAddresses } from '#shared/admin-paths.ts';
import { brand } from '#shared/brand.ts';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import { robotsTxt, securityTxt, sitemapXml } from './crawlers.ts';
import { readManifest } from './manifest.ts';

/**
 * Turns the built site into one HTML file per public page and language, plus the not-found page, one per screen of the
 * admin area, and what crawlers read first. Runs after the three Vite builds. The site's own address is `siteUrl` of the
 * CDK context, or `SITE_URL`.
 */
const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const server: typeof import('#web/entry-server.tsx') = await import(
  join(web, 'dist-server', 'entry-server.js')
);
const manifest = await readManifest(join(dist, '.vite', 'manifest.json'));
const adminManifest = await readManifest(join(dist, 'manifest.admin.json'));
const bootScript = await compileBootScript('boot.ts');
const siteUrl = await readSiteUrl();
const fontFile = (name: string) => manifest.address(`src/theme/fonts/${name}.woff2`);
const fonts: Record<Language, string[]> = {
  en: [fontFile('archivo-latin')],
  ar: [fontFile('alexandria-arabic'), fontFile('alexandria-latin')],
};
/** What is seen first of the home page's wall of shelves, on wide screens and on phones. */
const homeImages = [
  {
    href: manifest.address('src/assets/hero/hero.svg'),
    media: '(min-width: 768px), (min-width: 600px) and (max-height: 640px)',
  },
  {
    href: manifest.address('src/assets/hero/hero-phone.svg'),
    media: '(max-width: 599.98px), (max-width: 767.98px) and (min-height: 640.02px)',
  },
];

for (const language of languages) {
  for (const { path, file } of server.pageFiles)
    await writePage(path, language, localizedPath(file, language));
}
await writeMissingPage();
await writeAdminScreens();
await mkdir(join(dist, '.well-known'), { recursive: true });
await writeFile(join(dist, '.well-known', 'security.txt'), securityTxt(siteUrl, brand.email, new Date()));
await writeFile(join(dist, 'robots.txt'), robotsTxt(siteUrl));
await writeFile(join(dist, 'sitemap.xml'), sitemapXml(server.canonicalPages, siteUrl));
await rm(join(dist, '.vite'), { recursive: true });

async function writePage(path: string, language: Language, name: string) {
  await writeDocument(
    name === '/' ? 'index' : name,
    await server.render(path, language, dataOf(path, language)),
  );
}

async function writeMissingPage() {
  const data = { en: dataOf(server.missingPath, 'en'), ar: dataOf(server.missingPath, 'ar') };
  await writeDocument('404', await server.renderMissing(data, await compileBootScript('boot-missing.ts')));
}

/** What a page is made of besides its address. */
function dataOf(path: string, language: Language) {
  const pageName = server.pageName(path);
  const sources = server.moduleSources(pageName, language);
  const modules = manifest.modules([...sources, `src/app/shell/copy.${language}.ts`, 'index.html']);
  return {
    siteUrl,
    assets: {
      bootScript,
      fonts,
      images: path === '/' ? homeImages : [],
      page: [pageName, language, ...sources.map(manifest.address)],
      modules,
      menuModules: manifest
        .modules(['src/components/navigation/menu-panel.tsx'])
        .filter((file) => !modules.includes(file)),
      styles: manifest.styles('index.html'),
    },
  };
}

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

async function compileBootScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'src', name)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

async function readSiteUrl(): Promise<string> {
  const cdk = JSON.parse(await readFile(join(web, '..', 'cdk.json'), 'utf8'));
  return String(process.env.SITE_URL ?? cdk.context.siteUrl).replace(/\/+$/, '');
}
