import { css } from '#styles/css';
import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import closing from '#web/assets/closings/closing-custom.svg';
import launch from '#web/assets/mini/mini-launch.svg';
import season from '#web/assets/mini/mini-season.svg';
import withdrawal from '#web/assets/mini/mini-withdrawal.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { Steps } from '#web/components/layout/steps.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import type { CustomAuditsCopy } from './copy.en.ts';

const audits = lazyExhibit('custom-audits', async (language) => {
  const [{ AuditsExhibit }, { copy }] = await Promise.all([
    import('./exhibit/audits-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <AuditsExhibit copy={copy} />;
});
const agreement = lazyExhibit(
  'custom-audits',
  async (language) => {
    const [{ Agreement }, { copy }] = await Promise.all([
      import('./exhibit/agreement.tsx'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <Agreement copy={copy.exchange} />;
  },
  { still: true },
);
const cases = lazyExhibit(
  'custom-audits',
  async (language) => {
    const [{ CasesSheet }, { copy }] = await Promise.all([
      import('./exhibit/cases-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <CasesSheet copy={copy} />;
  },
  { still: true },
);
const sample = lazyExhibit(
  'custom-audits',
  async (language) => {
    const [{ ProgressSheet }, { copy }] = await Promise.all([
      import('./exhibit/progress-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <ProgressSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([audits.ready, cases.ready, sample.ready, agreement.ready]);

export default function CustomAuditsPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'custom_audits_page_title'),
    lead: useContent(texts, 'custom_audits_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.quote, to: contactPath('custom-audits') },
          { label: copy.expert, to: contactPath('custom-audits') },
          { label: copy.sample.link, to: '/custom-strategic-audits#sample' },
        ]}
        brief
      />
      <Exhibit of={audits} />
      <PageSection title={copy.process.title} ground="shelf">
        <Steps items={copy.process.steps} />
      </PageSection>
      <PageSection title={copy.exchange.title}>
        <Exhibit of={agreement} />
      </PageSection>
      <UseCases copy={copy.cases} />
      <SampleSection copy={copy.sample}>
        <Exhibit of={sample} />
      </SampleSection>
      <CallToAction {...copy.closing} to={contactPath('custom-audits')} picture={closing} mirrored />
    </>
  );
}

function UseCases({ copy }: { copy: CustomAuditsCopy['cases'] }) {
  return (
    <PageSection title={copy.title} ground="shelf">
      <div className={casesStyle}>
        <FeatureList
          items={[
            { picture: launch, ...copy.launch },
            { picture: withdrawal, ...copy.crisis },
            { picture: season, ...copy.season },
          ]}
        />
        <Exhibit of={cases} />
      </div>
    </PageSection>
  );
}

const casesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '9',
  // Each case is above its own chart.
  xl: {
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: '9',
      paddingInline: '8',
      borderTopWidth: '0',
    },
    '& > ul > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: '4',
      paddingBlock: '0',
      borderBottomWidth: '0',
    },
  },
  '@media print': { rowGap: '3' },
});
