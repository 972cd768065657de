import { breakpoints } from './breakpoints.ts';
import { colors } from './colors.ts';
import { button } from './recipes/button.ts';
import { badge, container, input, rail, select } from './recipes/simple.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/**
 * The one theme, in plain objects: compiled to static classes (`panda.config.ts`, `panda.admin.config.ts`) and used by
 * Chakra at run time in the admin area's dialogs (`admin/ui/dialog/dialog.tsx`).
 */
export const theme = {
  breakpoints,
  tokens,
  semanticTokens: { colors },
  textStyles,
  keyframes: {
    spin: { to: { transform: 'rotate(360deg)' } },
    pulse: { '50%': { opacity: '0.6' } },
    fadeIn: { from: { opacity: '0' } },
    slideDown: { from: { opacity: '0', transform: 'translateY(-8px)' } },
    fill: { from: { transform: 'scaleX(0)' } },
    aside: { from: { transform: 'translateX(calc(24px * var(--dir)))' } },
    paper: { from: { transform: 'translateY(-40px)' } },
  },
  recipes: { badge, button, container, input, rail, select },
};
