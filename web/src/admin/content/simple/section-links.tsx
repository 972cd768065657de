import { editorSections } from '#shared/content/layout.ts';
import { css } from '#styles/css';
import { placeName } from '#web/admin/lib/language/content-names.en.ts';
import { copy } from './copy.en.ts';

/** Returns the id of a section's heading. */
export function sectionId(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** Links to the sections. They are beside the sections if there is space. */
export function SectionLinks({ onGoTo }: { onGoTo: (name: string) => void }) {
  return (
    <nav aria-label={copy.sections} className={linksStyle}>
      <ul>
        {editorSections.map(({ name }) => (
          <li key={name}>
            <a href={`#${sectionId(name)}`} onClick={() => onGoTo(name)} className={linkStyle}>
              {placeName(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linksStyle = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '21',
  alignSelf: 'start',
  maxHeight: '[calc(100dvh - 100px)]',
  overflowY: 'auto',
});
const linkStyle = css({
  display: 'block',
  paddingBlock: '1.25',
  textStyle: 'sm',
  color: 'fg.muted',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
  _focusVisible: { outlineOffset: '-3px' },
});
