import { defineConfig } from '@pandacss/dev';
import site from './panda.config.ts';

/** The stylesheet of the admin area, which takes parts of the public pages along, but none of the pages. */
export default defineConfig({
  ...site,
  exclude: ['./src/app/**', './src/pages/**'],
  staticCss: {
    // Buttons and badges get their variants as properties, out of sight of the compiler.
    recipes: { button: ['*', { size: ['s', 'xs'], responsive: true }], badge: ['*'] },
  },
});
