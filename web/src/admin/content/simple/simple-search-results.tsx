import type { ContentItem } from '#shared/content/item.ts';
import { dashboardTabs, editorSections } from '#shared/content/layout.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy as contentCopy } from '../copy.en.ts';
import { useFound } from '../state/use-found.ts';
import { SimpleSection } from './simple-section.tsx';

interface SimpleSearchResultsProps {
  search: string;
  /** What is stored. */
  items: readonly ContentItem[];
  onSignedOut: () => void;
}

/** What a search finds, each item in its first section; what only the dashboard has comes under the name it has there. */
export function SimpleSearchResults({ search, items, onSignedOut }: SimpleSearchResultsProps) {
  const found = useFound(search, items);
  const groups = [...editorSections, ...dashboardTabs].map((group, place, all) => ({
    name: group.name,
    keys: group.keys.filter(
      (key) => found.includes(key) && !all.slice(0, place).some((earlier) => earlier.keys.includes(key)),
    ),
  }));
  return (
    <div className={resultsStyle}>
      <p role="status" className={foundStyle}>
        {contentCopy.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState compact state="empty" title={contentCopy.nothingTitle} text={contentCopy.nothingText} />
      )}
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map((group) => (
          <SimpleSection key={group.name} section={group} items={items} onSignedOut={onSignedOut} />
        ))}
    </div>
  );
}

const resultsStyle = css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' });
const foundStyle = css({ textStyle: 'sm', color: 'fg.muted' });
