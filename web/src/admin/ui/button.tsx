import { chakra } from '@chakra-ui/react';
import { theme } from '../../theme/theme.ts';

/** A button. While it is busy it is `aria-disabled`, so that it keeps the focus; its handler must then do nothing. */
export const Button = chakra('button', theme.recipes.button, { defaultProps: { type: 'button' } });

/** A link that looks like a {@link Button}. */
export const ButtonLink = chakra('a', theme.recipes.button);

/** A label that looks like a {@link Button}, around a control that is not seen. */
export const ButtonLabel = chakra('label', theme.recipes.button);
