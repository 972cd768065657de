import type { Plugin } from 'vite';

/**
 * Assigns the site's stylesheet to the entry chunks only. Every document already contains it, but Vite would make each
 * dynamic import of a module that uses it load it again. Fails the build if no chunk has it.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  apply: 'build',
  generateBundle: {
    // Runs before Vite writes the list of stylesheets into each dynamic import.
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const stylesOf = (name: string) =>
        chunks.find((chunk) => chunk.name === name)?.viteMetadata?.importedCss;
      const [file, ...others] = stylesOf('site') ?? [];
      if (!file || others.length > 0)
        this.error('The chunk `site` should have one stylesheet, that of all pages.');
      for (const { isEntry, viteMetadata } of chunks) {
        viteMetadata?.importedCss.delete(file);
        if (isEntry) viteMetadata?.importedCss.add(file);
      }
    },
  },
};
