import { useEffect } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { editorSections } from '#shared/content/layout.ts';
import { css } from '#styles/css';
import { useGrowingCount } from '#web/admin/lib/use-growing-count.ts';
import { sectionId } from './section-links.tsx';
import { SimpleSection } from './simple-section.tsx';

interface SimpleSectionsProps {
  /** What is stored. */
  items: readonly ContentItem[];
  /** The section to be brought into view. */
  wanted: { readonly name: string } | undefined;
  onSignedOut: () => void;
}

/** All sections, one after the other as the browser finds time; at once when one is asked for. */
export function SimpleSections({ items, wanted, onSignedOut }: SimpleSectionsProps) {
  const growing = useGrowingCount(editorSections.length);
  const count = wanted ? editorSections.length : growing;
  useEffect(() => {
    const heading = wanted && document.getElementById(sectionId(wanted.name));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <div className={sectionsStyle}>
      {editorSections.slice(0, count).map((section) => (
        <SimpleSection key={section.name} section={section} items={items} onSignedOut={onSignedOut} />
      ))}
    </div>
  );
}

const sectionsStyle = css({ display: 'grid', gap: '9', gridTemplateColumns: 'minmax(0, 1fr)' });
