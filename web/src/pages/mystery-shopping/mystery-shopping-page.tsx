import { css } from '#styles/css';
import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import map from '#web/assets/circles/circle-map.svg';
import closing from '#web/assets/closings/closing-mystery.svg';
import bag from '#web/assets/mini/mini-bag.svg';
import counter from '#web/assets/mini/mini-counter.svg';
import van from '#web/assets/mini/mini-van.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { HeroPhoto } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { Steps } from '#web/components/layout/steps.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import type { MysteryShoppingCopy } from './copy.en.ts';

const visit = lazyExhibit('mystery-shopping', async (language) => {
  const [{ VisitExhibit }, { copy }] = await Promise.all([
    import('./exhibit/visit-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <VisitExhibit copy={copy} />;
});
const questions = lazyExhibit(
  'mystery-shopping',
  async (language) => {
    const [{ QuestionsSheet }, { copy }, { copy: page }] = await Promise.all([
      import('./exhibit/questions-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <QuestionsSheet copy={copy} questions={page.services.items} />;
  },
  { still: true },
);
const receiptBack = lazyExhibit(
  'mystery-shopping',
  async (language) => {
    const [{ ReceiptBack }, { copy }, { copy: page }] = await Promise.all([
      import('./exhibit/receipt-back.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
      language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
    ]);
    return <ReceiptBack title={copy.receipt.title} copy={page.exchange} />;
  },
  { still: true },
);
const sample = lazyExhibit(
  'mystery-shopping',
  async (language) => {
    const [{ VisitSheet }, { copy }] = await Promise.all([
      import('./exhibit/visit-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <VisitSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([visit.ready, questions.ready, sample.ready, receiptBack.ready]);

export default function MysteryShoppingPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const photo = usePicture('mystery_shopping_image');
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'mystery_shopping_page_title'),
    lead: useContent(texts, 'mystery_shopping_page_description'),
  };
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.expert, to: contactPath('mystery-shopping') },
          { label: copy.sample.link, to: '/mystery-shopping-iraq#sample' },
        ]}
        picture={photo && <HeroPhoto photo={photo} />}
        brief
      />
      <Exhibit of={visit} />
      <PageSection title={copy.services.title} ground="shelf">
        <Exhibit of={questions} />
      </PageSection>
      <Industries copy={copy.industries} />
      <PageSection title={copy.exchange.title} ground="shelf">
        <Exhibit of={receiptBack} />
      </PageSection>
      <PageSection title={copy.fairness.title} lead={copy.fairness.lead} layout="split">
        <ul className={rulesStyle}>
          {copy.fairness.items.map((item) => (
            <li key={item} className={ruleStyle}>
              {item}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={copy.process.title} ground="shelf">
        <Steps items={copy.process.steps} />
      </PageSection>
      <SampleSection copy={copy.sample}>
        <Exhibit of={sample} />
      </SampleSection>
      <CallToAction {...copy.closing} to={contactPath('mystery-shopping')} picture={closing} />
    </>
  );
}

function Industries({ copy }: { copy: MysteryShoppingCopy['industries'] }) {
  return (
    <PageSection title={copy.title} layout="split" picture={map}>
      <FeatureList
        items={[
          { picture: bag, ...copy.consumer },
          { picture: counter, ...copy.service },
          { picture: van, ...copy.channel },
        ]}
      />
    </PageSection>
  );
}

const rulesStyle = css({ borderTopWidth: '3px', borderColor: 'fg.default' });
const ruleStyle = css({
  paddingBlock: { base: '4', _print: '1' },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textWrap: 'pretty',
});
