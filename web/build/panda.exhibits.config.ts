import { defineConfig } from '@pandacss/dev';
import site, { exhibitFiles } from './panda.config.ts';

/** The stylesheet of the exhibits, of which a page shows one at most. */
export default defineConfig({ ...site, include: exhibitFiles, exclude: [] });
