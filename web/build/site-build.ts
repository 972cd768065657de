import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, type Localized, languages } from '#shared/language.ts';
import type { DocumentAssets, SiteBuild } from '#web/rendering/create-renderer.ts';
import { compileBootScript } from './boot-script.ts';
import { type Manifest, readManifest } from './manifest.ts';

type Server = Pick<typeof import('#web/entry-server.tsx'), 'pageNames' | 'moduleSources'>;

const fonts: Localized<readonly string[]> = {
  en: ['archivo-latin'],
  ar: ['alexandria-arabic', 'alexandria-latin'],
};

/** Returns the URLs of the fonts that a document in a language shows first. */
export function fontsOf(manifest: Manifest, language: Language): string[] {
  return fonts[language].map((name) => manifest.address(`src/theme/fonts/${name}.woff2`));
}

/**
 * Returns the renderer's data about the built site in `web/dist`: the files that its documents refer to, and its URL.
 */
export async function describeSiteBuild(web: string, server: Server): Promise<SiteBuild> {
  const manifest = await readManifest(join(web, 'dist', '.vite', 'manifest.json'));
  /**
   * The images of the home page's first screen: the wall of shelves and, in windows without space beside the panel, the shelf
   * below the panel, on which the bracket reads the packs.
   */
  const homeImages = [
    { href: manifest.address('src/assets/hero/hero.svg'), media: 'all' },
    {
      href: manifest.address('src/assets/hero/hero-shelf.svg'),
      media:
        '(max-width: 599.98px), (max-width: 767.98px) and (min-height: 640.02px), (min-width: 768px) and (max-width: 1023.98px) and (min-height: 900px)',
    },
  ];

  const [href, ...more] = manifest.styles('src/entry-client.en.ts');
  if (!href || more.length > 0) throw new Error('The public pages should have one stylesheet in common.');
  const styles = { href, text: await readFile(join(web, 'dist', href), 'utf8') };

  function assetsOf(name: string, language: Language): DocumentAssets {
    const page = server.moduleSources(name, language);
    const sources = [...page, `src/entry-client.${language}.ts`];
    return {
      images: name === 'home' ? homeImages : [],
      pageStyles: page.flatMap(manifest.styles),
      page: [name, language, ...page.map(manifest.address)],
      modules: manifest.modules(sources),
    };
  }

  return {
    siteUrl: await readSiteUrl(web),
    shared: {
      bootScript: await compileBootScript('boot.ts'),
      styles,
      fonts: { en: fontsOf(manifest, 'en'), ar: fontsOf(manifest, 'ar') },
    },
    missingScript: await compileBootScript('boot-missing.ts'),
    files: Object.fromEntries(
      server.pageNames.map((name) => [
        name,
        Object.fromEntries(languages.map((language) => [language, assetsOf(name, language)])) as Record<
          Language,
          DocumentAssets
        >,
      ]),
    ),
  };
}

async function readSiteUrl(web: string): Promise<string> {
  const cdk = JSON.parse(await readFile(join(web, '..', 'cdk.json'), 'utf8'));
  return String(process.env.SITE_URL ?? cdk.context.siteUrl).replace(/\/+$/, '');
}
