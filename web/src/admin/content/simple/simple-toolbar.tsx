import { useState } from 'react';
import { editorSections } from '#shared/content/layout.ts';
import { css, cx } from '#styles/css';
import { placeName } from '#web/admin/lib/language/content-names.en.ts';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { screenWidth } from '#web/admin/ui/screen/screen-header.tsx';
import { PreviewButton } from '../preview/preview-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { copy } from './copy.en.ts';

interface SimpleToolbarProps {
  onSearch: (search: string) => void;
  /** Called with the name of the requested section. */
  onGoTo: (name: string) => void;
  isPreviewing: boolean;
  onPreview: () => void;
}

/**
 * The toolbar with the search and, if the list of sections does not fit, links to each. It stays visible while the page
 * scrolls.
 */
export function SimpleToolbar({ onSearch, onGoTo, isPreviewing, onPreview }: SimpleToolbarProps) {
  const [searches, setSearches] = useState(0);
  const goTo = (name: string) => {
    // Empties the search box.
    setSearches(searches + 1);
    onGoTo(name);
  };
  return (
    <div className={barStyle}>
      <div className={cx(screenWidth, rowStyle)}>
        <SearchBox key={searches} initial="" onSearch={onSearch} />
        <nav aria-label={copy.sections} className={sectionsStyle}>
          <Select
            aria-label={copy.sections}
            value=""
            onChange={({ currentTarget }) => goTo(currentTarget.value)}
          >
            <option value="" disabled>
              {copy.sections}
            </option>
            {editorSections.map(({ name }) => (
              <option key={name} value={name}>
                {placeName(name)}
              </option>
            ))}
          </Select>
        </nav>
        <span className={previewStyle}>
          <PreviewButton isPreviewing={isPreviewing} onToggle={onPreview} />
        </span>
      </div>
    </div>
  );
}

const barStyle = css({
  position: 'sticky',
  top: '0',
  zIndex: '[9]',
  background: 'bg.canvas',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const rowStyle = css({ display: 'flex', gap: '2', paddingBlock: '1.75' });
const sectionsStyle = css({
  display: { lg: 'none' },
  // The field never shows a section's name, which would be wider.
  flex: '0 0 128px',
});
const previewStyle = css({ marginInlineStart: 'auto', '& [aria-pressed]': { minHeight: 'tap' } });
