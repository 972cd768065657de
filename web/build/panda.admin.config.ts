import { defineConfig } from '@pandacss/dev';
import site from './panda.config.ts';

/** The stylesheet of the admin area. It includes components of the public pages, but none of the pages and exhibits. */
export default defineConfig({
  ...site,
  exclude: ['./src/app/**', './src/pages/**', './src/components/exhibit/**'],
  staticCss: {
    // Buttons and badges get their variants as properties, which the compiler cannot see.
    recipes: { button: ['*', { size: ['s', 'xs'], responsive: true }], badge: ['*'] },
  },
});
