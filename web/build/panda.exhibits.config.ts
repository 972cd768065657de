import { defineConfig } from '@pandacss/dev';
import site, { exhibitFiles } from './panda.config.ts';

/** The stylesheets of the exhibits, one each: `postcss.config.mjs`. */
export default defineConfig({ ...site, include: exhibitFiles, exclude: [] });
