import type { Language } from '#shared/language.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import closing from '#web/assets/closings/closing-software.svg';
import growing from '#web/assets/features/feature-growing.svg';
import offline from '#web/assets/features/feature-offline.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { Exchange } from '#web/components/layout/exchange.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '#web/pages/page-props.ts';

const levels = lazyExhibit('software', async (language) => {
  const [{ LevelsExhibit }, { copy }] = await Promise.all([
    import('./exhibit/levels-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <LevelsExhibit copy={copy} />;
});
const reportCopyIn = async (language: Language) => {
  const { copy } =
    language === 'ar'
      ? await import('#web/components/exhibit/report/copy.ar.ts')
      : await import('#web/components/exhibit/report/copy.en.ts');
  return copy;
};
const label = lazyExhibit(
  'software',
  async (language) => {
    const [{ LabelSheet }, copy] = await Promise.all([
      import('./exhibit/label-sheet.tsx'),
      reportCopyIn(language),
    ]);
    return <LabelSheet copy={copy} />;
  },
  { still: true },
);
const sample = lazyExhibit(
  'software',
  async (language) => {
    const [{ DashboardSheet }, { copy }] = await Promise.all([
      import('./exhibit/dashboard-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <DashboardSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([levels.ready, label.ready, sample.ready]);

export default function SoftwarePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const { title, insights, dashboards, app, security, validation } = copy.features;
  const languages = useContent(texts, 'software_languages');
  const encryption = useContent(texts, 'software_encryption');
  const access = useContent(texts, 'software_access');
  const photoCheck = useContent(texts, 'software_photo_check');
  const features = [
    insights,
    dashboards,
    { ...app, picture: { src: offline, mirrored: true }, items: [...app.items, languages] },
    { ...security, picture: { src: growing }, items: [encryption, access, ...security.items] },
    { ...validation, items: [...validation.items, photoCheck] },
  ];
  return (
    <>
      <PageHero
        copy={copy.hero}
        actions={[
          { label: copy.demo, to: contactPath('demo') },
          { label: copy.sample.link, to: '/proprietary-retail-software#sample' },
        ]}
        brief
      />
      <Exhibit of={levels} />
      <Exchange copy={copy.exchange} layout="rail" ground="shelf" />
      <PageSection title={title}>
        <FeatureGrid items={features} last={<Exhibit of={label} />} />
      </PageSection>
      <SampleSection copy={copy.sample}>
        <Exhibit of={sample} />
      </SampleSection>
      <CallToAction {...copy.closing} to={contactPath('demo')} home={copy.home} picture={closing} mirrored />
    </>
  );
}
