import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useWhenSet } from '#web/features/content/use-content.ts';

/** The people at the head of the team, once they are named. */
export function Leaders({ title }: { title: string }) {
  const leaders = [
    { title: useWhenSet('leader1_name'), text: useWhenSet('leader1_position') },
    { title: useWhenSet('leader2_name'), text: useWhenSet('leader2_position') },
  ].filter((leader) => leader.title || leader.text);
  if (leaders.length === 0) return null;
  return (
    <PageSection title={title} layout="split">
      <FeatureGrid items={leaders} />
    </PageSection>
  );
}
