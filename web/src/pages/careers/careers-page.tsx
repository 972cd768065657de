import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { ListPage } from '#web/components/layout/list-page.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { Openings } from './openings.section.tsx';

export default function CareersPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <ListPage title={useContent(texts, 'careers_title')} lead={copy.lead}>
        <Openings copy={copy} />
      </ListPage>
      <CallToAction {...copy.closing} to={contactPath('career')} />
    </>
  );
}
