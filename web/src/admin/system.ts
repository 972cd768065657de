import { createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { theme } from '../theme/theme.ts';
import { dialog } from './recipes/dialog.ts';
import { tabs } from './recipes/tabs.ts';

/**
 * Chakra's system for the admin area: the site's theme and nothing of Chakra's own look. Reset and global rules are in
 * the static stylesheet that the admin document loads too.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsRoot: ':where(:root, .chakra-theme)',
  theme: { ...theme, slotRecipes: { dialog, tabs } },
});
