import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import closing from '#web/assets/closings/closing-activation.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { Audits } from './audits.section.tsx';
import { Reporting } from './reporting.section.tsx';

const storeCheck = lazyExhibit('activation', async (language) => {
  const [{ StoreCheckExhibit }, { copy }] = await Promise.all([
    import('./exhibit/store-check-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <StoreCheckExhibit copy={copy} />;
});
const stand = lazyExhibit(
  'activation',
  async (language) => {
    const [{ Stand }, { copy }] = await Promise.all([
      import('./exhibit/stand.tsx'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <Stand copy={copy.exchange} />;
  },
  { still: true },
);
const fixes = lazyExhibit(
  'activation',
  async (language) => {
    const [{ FixSheet }, { copy }] = await Promise.all([
      import('./exhibit/fix-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <FixSheet copy={copy} />;
  },
  { still: true },
);
const sample = lazyExhibit(
  'activation',
  async (language) => {
    const [{ CheckSheet }, { copy }] = await Promise.all([
      import('./exhibit/check-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <CheckSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([storeCheck.ready, fixes.ready, sample.ready, stand.ready]);

export default function ActivationPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'promotions_page_title'),
    lead: useContent(texts, 'promotions_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.quote, to: contactPath('activation') },
          { label: copy.start, to: contactPath('activation') },
          { label: copy.sample.link, to: '/activation-experience#sample' },
        ]}
        brief
      />
      <Exhibit of={storeCheck} />
      <Audits copy={copy.audits} />
      <PageSection title={copy.exchange.title} layout="split">
        <Exhibit of={stand} />
      </PageSection>
      <Reporting copy={copy.reporting} fixes={fixes} />
      <PageSection title={copy.benefits.title} layout="split">
        <FeatureGrid items={copy.benefits.items} />
      </PageSection>
      <SampleSection copy={copy.sample}>
        <Exhibit of={sample} />
      </SampleSection>
      <CallToAction {...copy.closing} to={contactPath('activation')} picture={closing} mirrored />
    </>
  );
}
