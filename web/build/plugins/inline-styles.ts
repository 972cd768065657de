import type { Plugin } from 'vite';

/**
 * Leaves the site's stylesheet to the entries: it is in every document, so no script fetches it before another. Vite
 * would name it beside each dynamic import of a module that needs it. Fails the build if no chunk has it.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  apply: 'build',
  generateBundle: {
    // Before Vite writes the stylesheets of dynamic imports into the scripts.
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
