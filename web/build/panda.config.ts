import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { type Config, defineConfig } from '@pandacss/dev';
import { globalCss } from '#web/theme/global-css.ts';
import { theme } from '#web/theme/theme.ts';
import { utilities } from '#web/theme/utilities.ts';

/** Exhibits, whose classes are in stylesheets of their own: `panda.exhibits.config.ts`. */
export const exhibitFiles = ['./src/pages/*/exhibit/**', './src/components/exhibit/**'];

/**
 * Compiles the theme and the style objects of the public pages to one static stylesheet; `panda.admin.config.ts` does
 * it for the admin area. Chakra's own utilities and conditions make a recipe look the same here and at run time in the
 * admin area's dialogs.
 */
export default defineConfig({
  eject: true,
  presets: [],
  preflight: false,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/admin/**', ...exhibitFiles],
  outdir: 'styled-system',
  importMap: '#styles',
  prefix: { cssVar: 'chakra' },
  cssVarRoot: ':where(:root, .chakra-theme)',
  outExtension: 'js',
  strictTokens: true,
  logLevel: 'warn',
  utilities: { ...defaultBaseConfig.utilities, ...utilities } as NonNullable<Config['utilities']>,
  conditions: defaultBaseConfig.conditions as NonNullable<Config['conditions']>,
  globalCss,
  theme,
});
