import { chakra } from '@chakra-ui/react';
import { editorSections } from '../../../../shared/content/layout.ts';
import { copy } from './copy.en.ts';

/** The id of a section's heading. */
export function sectionId(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** The way to each section, beside them where there is room. */
export function SectionLinks() {
  return (
    <chakra.nav
      aria-label={copy.sections}
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="4"
      alignSelf="start"
      maxHeight="calc(100dvh - 32px)"
      overflowY="auto"
    >
      <ul>
        {editorSections.map(({ name }) => (
          <li key={name}>
            <chakra.a
              href={`#${sectionId(name)}`}
              display="block"
              paddingBlock="5px"
              textStyle="sm"
              color="fg.muted"
              _hover={{ color: 'fg.default', textDecoration: 'underline' }}
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              {name}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
