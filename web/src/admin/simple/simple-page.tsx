import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { editorSections } from '../../../../shared/content/layout.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { contentDrafts } from '../../features/site-content/content-drafts.ts';
import { polledSiteContentQuery } from '../../features/site-content/site-content-queries.ts';
import { useGrowingCount } from '../../lib/use-growing-count.ts';
import { ContentState } from '../content/content-state.tsx';
import { dashboardWidth } from '../dashboard/dashboard-width.ts';
import { useScreen } from '../use-screen.ts';
import { copy } from './copy.en.ts';
import { SectionLinks } from './section-links.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { SimpleSection } from './simple-section.tsx';

/** Every text and picture of the site on one page, ready to be typed over. Keeps itself up to date. */
export function SimplePage() {
  const heading = useScreen(copy.title);
  const content = useQuery(polledSiteContentQuery);
  const [isSignedOut, setIsSignedOut] = useState(false);
  useEffect(contentDrafts.dropUnchanged, []);
  return (
    <div className={css({ background: 'bg.shelf', minHeight: 'screen' })}>
      <SimpleHeader heading={heading} />
      {isSignedOut && <SignInNotice />}
      <main
        id="main-content"
        tabIndex={-1}
        className={cx(dashboardWidth, css({ outline: 'none', paddingBlock: { base: '6', lg: '9' } }))}
      >
        <ContentState query={content}>
          {(items) => (
            <div
              className={css({
                display: 'grid',
                gap: '7',
                gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' },
              })}
            >
              <SectionLinks />
              <Sections items={items} onSignedOut={() => setIsSignedOut(true)} />
            </div>
          )}
        </ContentState>
      </main>
    </div>
  );
}

interface SectionsProps {
  /** What is stored. */
  items: readonly ContentItem[];
  onSignedOut: () => void;
}

function Sections({ items, onSignedOut }: SectionsProps) {
  const count = useGrowingCount(editorSections.length);
  return (
    <div className={css({ display: 'grid', gap: '9', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      {editorSections.slice(0, count).map((section) => (
        <SimpleSection key={section.name} section={section} items={items} onSignedOut={onSignedOut} />
      ))}
    </div>
  );
}
