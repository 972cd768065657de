import { chakra } from '@chakra-ui/react';
import { theme } from '../../theme/theme.ts';

/** A short state, as a label. */
export const Badge = chakra('span', theme.recipes.badge);
