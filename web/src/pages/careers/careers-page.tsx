import { ClosingBand } from '../../components/closing-band.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { NoScriptNote } from '../../components/no-script-note.tsx';
import { useContent } from '../../features/content/use-content.ts';
import type { CareersCopy } from './copy.en.ts';
import { Openings } from './openings.section.tsx';

export default function CareersPage({ copy }: { copy: CareersCopy }) {
  return (
    <>
      <ListPage title={useContent('careers_title')} lead={copy.lead}>
        <NoScriptNote copy={copy.noScript} />
        <Openings copy={copy} />
      </ListPage>
      <ClosingBand {...copy.closing} />
    </>
  );
}
