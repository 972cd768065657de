import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import closing from '#web/assets/closings/closing-research.svg';
import bars from '#web/assets/mini/mini-bars.svg';
import basket from '#web/assets/mini/mini-basket.svg';
import scanned from '#web/assets/mini/mini-scanned.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import { Achievements } from './achievements.section.tsx';
import type { MarketResearchCopy } from './copy.en.ts';

const fieldDay = lazyExhibit('market-research', async (language) => {
  const [{ FieldDayExhibit }, { copy }] = await Promise.all([
    import('./exhibit/field-day-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <FieldDayExhibit copy={copy} />;
});
const question = lazyExhibit('market-research', async (language) => {
  const [{ QuestionExhibit }, { copy }] = await Promise.all([
    import('./exhibit/question-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/question/copy.ar.ts') : import('./exhibit/question/copy.en.ts'),
  ]);
  return <QuestionExhibit copy={copy} />;
});
const front = lazyExhibit(
  'market-research',
  async (language) => {
    const [{ FrontSheet }, { copy }] = await Promise.all([
      import('./exhibit/question/front-sheet.tsx'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <FrontSheet copy={copy.exchange} />;
  },
  { still: true },
);
const answers = lazyExhibit(
  'market-research',
  async (language) => {
    const [{ AnswersSheet }, { copy }] = await Promise.all([
      import('./exhibit/answers-sheet.tsx'),
      language === 'ar' ? import('./exhibit/question/copy.ar.ts') : import('./exhibit/question/copy.en.ts'),
    ]);
    return <AnswersSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([fieldDay.ready, question.ready, answers.ready, front.ready]);

export default function MarketResearchPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'market_research_page_title'),
    lead: useContent(texts, 'market_research_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.contact, to: contactPath('market-research') },
          { label: copy.sample.link, to: '/data-technology#sample' },
        ]}
        brief
      />
      <Exhibit of={fieldDay} />
      <Exhibit of={question} />
      <PageSection title={copy.services.title} ground="shelf">
        <FeatureGrid items={copy.services.items} />
      </PageSection>
      <ResearchTypes copy={copy.types} />
      <PageSection title={copy.exchange.title} ground="shelf">
        <Exhibit of={front} />
      </PageSection>
      <SampleSection copy={copy.sample}>
        <Exhibit of={answers} />
      </SampleSection>
      <Achievements title={copy.achievements} texts={texts} />
      <CallToAction {...copy.closing} to={contactPath('market-research')} picture={closing} />
    </>
  );
}

function ResearchTypes({ copy }: { copy: MarketResearchCopy['types'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: bars, ...copy.market },
          { picture: basket, ...copy.consumer },
          { picture: scanned, ...copy.product },
        ]}
      />
    </PageSection>
  );
}
