import { chakra } from '@chakra-ui/react';

/**
 * A paragraph that a visitor wrote, in any script: its own first letters decide its direction, and Arabic script gets
 * its own face and leading inside the English page.
 */
export const UserText = chakra(
  'p',
  {
    base: {
      fontFamily: "'Archivo', 'Alexandria', Arial, sans-serif",
      overflowWrap: 'anywhere',
      '&:dir(rtl)': { fontFamily: "'Alexandria', 'Archivo', Tahoma, sans-serif", lineHeight: 1.8 },
    },
  },
  { defaultProps: { dir: 'auto' } },
);

/** Like {@link UserText}, for a few words within a line of ours. */
export const UserWords = chakra('bdi', {
  base: { fontFamily: "'Archivo', 'Alexandria', Arial, sans-serif", overflowWrap: 'anywhere' },
});
