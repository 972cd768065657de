import { createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { theme } from '#web/theme/theme.ts';
import { dialog } from './dialog/dialog-recipe.ts';

/**
 * Chakra's system for the admin area's dialogs: the site's theme and nothing of Chakra's own look. Reset and global
 * rules are in the static stylesheet.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsRoot: ':where(:root, .chakra-theme)',
  theme: { ...theme, slotRecipes: { dialog } },
});
