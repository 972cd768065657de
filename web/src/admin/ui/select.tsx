import { chakra } from '@chakra-ui/react';
import { theme } from '../../theme/theme.ts';

const { input, select } = theme.recipes;

/** A choice of one among a few. */
export const Select = chakra('select', { base: { ...input.base, ...select.base } });
