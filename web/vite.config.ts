import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { type BuildOptions, defineConfig } from 'vite';
import { boundCopy } from './build/bound-copy.ts';
import { copyChunks, filledChunks, reactChunk, siteChunk } from './build/chunks.ts';
import { documents } from './build/documents.ts';
import { plainRouter } from './build/plain-router.ts';
import { staticStyles } from './build/static-styles.ts';

/** The public pages: what one of them needs is in files of its own, so that no visitor downloads another page. */
const publicBuild: BuildOptions = {
  outDir: 'dist',
  manifest: true,
  rolldownOptions: {
    input: 'index.html',
    treeshake: { moduleSideEffects: [{ test: /styled-system/, sideEffects: false }] },
    plugins: [filledChunks],
    output: { codeSplitting: { groups: [reactChunk, siteChunk(import.meta.dirname), ...copyChunks] } },
  },
};

/** The admin area, in as few files as can be, beside the public pages and apart from them. */
const adminBuild: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: 'manifest.admin.json',
  rolldownOptions: { input: 'admin.html', output: { codeSplitting: { groups: [reactChunk] } } },
};

/** What renders them: the build's own documents, and the published ones (`prerender.ts`). */
const serverBuild: BuildOptions = {
  outDir: 'dist-server',
  copyPublicDir: false,
  rolldownOptions: { input: ['src/entry-server.tsx', 'src/entry-renderer.ts'] },
};

/** What decodes `&eacute;` in Markdown: the package's way for browsers does without trusted types. */
const characterReferences = {
  find: /^decode-named-character-reference$/,
  replacement: `${import.meta.dirname}/src/components/markdown/character-reference.ts`,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), staticStyles(), plainRouter(), documents, mode !== 'admin' && boundCopy()],
  // `:dir()` looks at the text itself where its direction is `auto`; languages in its place would not.
  css: { postcss: `${import.meta.dirname}/build`, lightningcss: { exclude: Features.DirSelector } },
  resolve: { alias: isSsrBuild ? [] : [characterReferences] },
  optimizeDeps: { entries: ['index.html', 'admin.html'] },
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    // The document's own list of modules has fetched what a page needs by the time it is imported.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    ...(isSsrBuild ? serverBuild : mode === 'admin' ? adminBuild : publicBuild),
  },
}));
