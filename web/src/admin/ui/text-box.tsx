import { chakra } from '@chakra-ui/react';
import { theme } from '../../theme/theme.ts';

/** A text field of one line. */
export const TextInput = chakra('input', theme.recipes.input);

/** A text field of several lines. */
export const TextArea = chakra('textarea', theme.recipes.input);
