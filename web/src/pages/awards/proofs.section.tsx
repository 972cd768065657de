import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useWhenSet } from '#web/features/content/use-content.ts';
import type { AwardsCopy } from './copy.en.ts';

/** What others put their name to: a certification and clients' words, each once it is there. */
export function Proofs({ copy }: { copy: AwardsCopy['proofs'] }) {
  const certification = { title: useWhenSet('iso_title'), text: useWhenSet('iso_description') };
  const clients = [
    { title: useWhenSet('client1_name'), text: useWhenSet('client1_testimonial') },
    { title: useWhenSet('client2_name'), text: useWhenSet('client2_testimonial') },
  ];
  return (
    <>
      <ProofSection title={copy.clients} items={clients} />
      <ProofSection title={copy.certification} items={[certification]} />
    </>
  );
}

interface Proof {
  title: string;
  text: string;
}

function ProofSection({ title, items }: { title: string; items: readonly Proof[] }) {
  const given = items.filter((item) => item.title || item.text);
  if (given.length === 0) return null;
  return (
    <PageSection title={title} layout="split">
      <FeatureGrid items={given} />
    </PageSection>
  );
}
