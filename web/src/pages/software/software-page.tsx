import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { DetailList } from '#web/components/layout/detail-list.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '../page-props.ts';

const levels = lazyExhibit('software', async (language) => {
  const [{ LevelsExhibit }, { copy }] = await Promise.all([
    import('./exhibit/levels-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <LevelsExhibit copy={copy} />;
});
if (import.meta.env.SSR) await levels.ready;

export default function SoftwarePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const { title, insights, dashboards, app, security, validation } = copy.features;
  const languages = useContent(texts, 'software_languages');
  const encryption = useContent(texts, 'software_encryption');
  const access = useContent(texts, 'software_access');
  const photoCheck = useContent(texts, 'software_photo_check');
  const features = [
    insights,
    dashboards,
    { ...app, items: [...app.items, languages] },
    { ...security, items: [encryption, access, ...security.items] },
    { ...validation, items: [...validation.items, photoCheck] },
  ];
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[
          { label: copy.demo, to: contactPath('demo') },
          { label: copy.home, to: '/' },
        ]}
        brief
      />
      <Exhibit of={levels} />
      <PageSection title={title}>
        <DetailList items={features} />
      </PageSection>
      <CallToAction {...copy.closing} to={contactPath('demo')} />
    </>
  );
}
