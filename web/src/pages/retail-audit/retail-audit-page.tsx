import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Points } from '../../components/points.tsx';
import { Clients } from './clients.section.tsx';
import type { RetailAuditCopy } from './copy.en.ts';
import { EvidencePhoto } from './evidence-photo.tsx';
import { Services } from './services.section.tsx';

export default function RetailAuditPage({ copy }: { copy: RetailAuditCopy }) {
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[{ label: copy.quote, to: '/contact' }]}
        picture={<EvidencePhoto copy={copy.evidence} />}
      />
      <Services copy={copy.services} />
      <Clients copy={copy.clients} />
      <PageSection title={copy.reasons.title} layout="split">
        <Points items={copy.reasons.items} />
      </PageSection>
      <ClosingBand {...copy.closing} />
    </>
  );
}
