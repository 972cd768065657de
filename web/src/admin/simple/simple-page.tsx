import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { editorSections } from '../../../../shared/content/layout.ts';
import { contentDrafts } from '../../features/site-content/content-drafts.ts';
import { polledSiteContentQuery } from '../../features/site-content/site-content-queries.ts';
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
    <chakra.div background="bg.shelf" minHeight="screen">
      <SimpleHeader heading={heading} />
      {isSignedOut && <SignInNotice />}
      <chakra.main
        id="main-content"
        tabIndex={-1}
        outline="none"
        {...dashboardWidth}
        paddingBlock={{ base: '6', lg: '9' }}
      >
        <ContentState query={content}>
          {(items) => (
            <chakra.div
              display="grid"
              gap="7"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' }}
            >
              <SectionLinks />
              <chakra.div display="grid" gap="9" gridTemplateColumns="minmax(0, 1fr)">
                {editorSections.map((section) => (
                  <SimpleSection
                    key={section.name}
                    section={section}
                    items={items}
                    onSignedOut={() => setIsSignedOut(true)}
                  />
                ))}
              </chakra.div>
            </chakra.div>
          )}
        </ContentState>
      </chakra.main>
    </chakra.div>
  );
}
