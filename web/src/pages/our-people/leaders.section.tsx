import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';

/** The people at the head of the team, once they are named. */
export function Leaders({ title }: { title: string }) {
  const leaders = [
    { title: useContent('leader1_name'), text: useContent('leader1_position') },
    { title: useContent('leader2_name'), text: useContent('leader2_position') },
  ].filter((leader) => leader.title || leader.text);
  if (leaders.length === 0) return null;
  return (
    <PageSection title={title} layout="split">
      <FeatureGrid items={leaders} />
    </PageSection>
  );
}
