import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { type Config, defineConfig } from '@pandacss/dev';
import { globalCss } from '#web/theme/global-css.ts';
import { theme } from '#web/theme/theme.ts';
import { utilities } from '#web/theme/utilities.ts';

/** Exhibits, which have stylesheets of their own: `panda.exhibits.config.ts`. */
export const exhibitFiles = ['./src/pages/*/exhibit/**', './src/components/exhibit/**'];

/** Media queries of the layouts of the home page's first screen. */
const windows = {
  /** Windows in which the headline's panel covers only a part of the wall's width. */
  wall: '@media (min-width: 768px), (min-width: 600px) and (max-height: 640px)',
  tall: '@media (min-width: 768px) and (min-height: 640.02px)',
  low: '@media (min-width: 600px) and (max-height: 640px)',
  lowest: '@media (min-width: 600px) and (max-height: 518.98px)',
  /** Windows in which the wall of shelves is visible beside the home page's panel. */
  beside:
    '@media (min-width: 1024px), (min-width: 768px) and (max-height: 899.98px), (min-width: 600px) and (max-height: 640px)',
  shortPhone:
    '@media (max-width: 599.98px) and (max-height: 801.98px), (max-width: 767.98px) and (min-height: 640.02px) and (max-height: 801.98px)',
  shorterPhone:
    '@media (max-width: 599.98px) and (max-height: 720.98px), (max-width: 767.98px) and (min-height: 640.02px) and (max-height: 720.98px)',
};

/** The two layouts of the sample report: `web/src/pages/sample-report/exhibit/sheet-style.ts`. */
const layouts = {
  sheets: ':is([data-mode=pages], :where(:root:not([data-phone])) [data-mode=auto]) &',
  flowing: ':is([data-mode=text], :where(:root[data-phone]) [data-mode=auto]) &',
};

/**
 * Compiles the theme and the style objects of the public pages to one static stylesheet; `panda.admin.config.ts` does it
 * for the admin area. Chakra's utilities and conditions are included, so that a recipe looks the same at run time in the
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
  conditions: { ...defaultBaseConfig.conditions, ...windows, ...layouts } as NonNullable<
    Config['conditions']
  >,
  globalCss,
  theme,
});
