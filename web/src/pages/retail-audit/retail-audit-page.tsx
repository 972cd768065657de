import { ClosingBand } from '../../components/closing-band.tsx';
import { HeroPhoto } from '../../components/hero-art.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { PageSection } from '../../components/page-section.tsx';
import { Points } from '../../components/points.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { usePicture } from '../../features/content/use-picture.ts';
import { Clients } from './clients.section.tsx';
import type { RetailAuditCopy } from './copy.en.ts';
import { EvidencePhoto } from './evidence-photo.tsx';
import { Services } from './services.section.tsx';

export default function RetailAuditPage({ copy }: { copy: RetailAuditCopy }) {
  const hero = {
    trail: copy.trail,
    title: useContent('retail_audit_page_title'),
    lead: useContent('retail_audit_page_description'),
  };
  const photo = usePicture('retail_audit_image');
  return (
    <>
      <PageHero
        copy={hero}
        actions={[{ label: copy.quote, to: '/contact' }]}
        picture={photo ? <HeroPhoto photo={photo} /> : <EvidencePhoto copy={copy.evidence} />}
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
