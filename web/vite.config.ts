import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { type BuildOptions, defineConfig } from 'vite';
import type { Language } from '#shared/language.ts';
import { adminChunks, filledAdminChunks, filledChunks, publicChunks } from './build/chunks.ts';
import { adminWords } from './build/plugins/admin-words.ts';
import { adminCopy, boundCopy, publicCopy } from './build/plugins/bound-copy.ts';
import { documents } from './build/plugins/documents.ts';
import { inlineStyles } from './build/plugins/inline-styles.ts';
import { ownIcons, ownTexts } from './build/plugins/lean-modules.ts';
import { leanSchemas } from './build/plugins/lean-schemas.ts';
import { plainRouter } from './build/plugins/plain-router.ts';
import { staticStyles } from './build/plugins/static-styles.ts';

/**
 * Hashes in file names contain only digits and small letters: with a hyphen, name and hash could not be separated. Each build
 * sets this, because documents of the server builds name the files of the other builds.
 */
const hashCharacters = 'base36';

/** The public pages. Each page has its own files, so that no visitor downloads another page. */
const publicBuild: BuildOptions = {
  outDir: 'dist',
  manifest: true,
  rolldownOptions: {
    input: ['src/entry-client.en.ts', 'src/entry-client.ar.ts'],
    // Keeps the exports of entries: the document's script calls the function that an entry exports.
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
    plugins: [filledChunks],
    output: {
      hashCharacters,
      codeSplitting: { includeDependenciesRecursively: false, groups: publicChunks(import.meta.dirname) },
    },
  },
};

/** The admin area in one language. Its code is in a few files of its own, beside the public pages. */
const adminBuild = (language: Language): BuildOptions => ({
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: `manifest.admin.${language}.json`,
  rolldownOptions: {
    input: 'admin.html',
    plugins: [filledAdminChunks],
    output: { hashCharacters, codeSplitting: { groups: adminChunks(import.meta.dirname) } },
  },
});

/** The renderers: of the build's own documents, and of the published ones (`prerender.ts`). */
const serverBuild: BuildOptions = {
  outDir: 'dist-server',
  copyPublicDir: false,
  rolldownOptions: { input: ['src/entry-server.tsx', 'src/entry-renderer.ts'], output: { hashCharacters } },
};

/** The renderer of the admin area's documents in a language. */
const adminServerBuild = (language: Language): BuildOptions => ({
  outDir: `dist-server/admin-${language}`,
  copyPublicDir: false,
  rolldownOptions: { input: 'src/entry-admin-server.tsx', output: { hashCharacters } },
});

/** `vite build --mode admin-ar` builds the admin area in Arabic; without, the public pages. */
const adminModes: Readonly<Partial<Record<string, Language>>> = { 'admin-en': 'en', 'admin-ar': 'ar' };

function buildOf(language: Language | undefined, isSsrBuild: boolean | undefined): BuildOptions {
  if (language) return isSsrBuild ? adminServerBuild(language) : adminBuild(language);
  return isSsrBuild ? serverBuild : publicBuild;
}

/**
 * Replaces the package that decodes `&eacute;` in Markdown: its browser version sets `innerHTML`, which trusted types forbid.
 */
const characterReferences = {
  find: /^decode-named-character-reference$/,
  replacement: `${import.meta.dirname}/src/components/markdown/character-reference.ts`,
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const admin = adminModes[mode];
  return {
    root: import.meta.dirname,
    appType: 'mpa',
    plugins: [
      react(),
      staticStyles(),
      plainRouter(),
      leanSchemas(),
      documents,
      !admin && [ownTexts, ownIcons],
      !admin && !isSsrBuild && inlineStyles,
      // In development, the admin area has only one language: `ADMIN_LANGUAGE=ar npm run dev`.
      adminWords(admin ?? (process.env.ADMIN_LANGUAGE === 'ar' ? 'ar' : 'en')),
      admin !== 'en' && boundCopy(admin ? adminCopy : publicCopy),
    ],
    // Keeps `:dir()`, which depends on the text if its direction is `auto`. The compiled form would only check the language.
    css: { postcss: `${import.meta.dirname}/build`, lightningcss: { exclude: Features.DirSelector } },
    resolve: { alias: isSsrBuild ? [] : [characterReferences] },
    optimizeDeps: { entries: ['index.html', 'admin.html'] },
    ssr: { noExternal: ['lucide-react'] },
    build: {
      assetsInlineLimit: 0,
      // Not needed: the document lists all modules that a page needs.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      ...buildOf(admin, isSsrBuild),
    },
  };
});
