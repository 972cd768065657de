import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import store from '#web/assets/circles/circle-store.svg';
import closing from '#web/assets/closings/closing-retail.svg';
import cartons from '#web/assets/mini/mini-cartons.svg';
import juices from '#web/assets/mini/mini-juices.svg';
import mixed from '#web/assets/mini/mini-mixed.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { Exchange } from '#web/components/layout/exchange.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { FeatureList } from '#web/components/layout/feature-list.tsx';
import { HeroPhoto } from '#web/components/layout/hero-art.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import type { PageProps } from '#web/pages/page-props.ts';
import type { RetailAuditCopy } from './copy.en.ts';
import { Services } from './services.section.tsx';

const price = lazyExhibit('retail-audit', async (language) => {
  const [{ PriceExhibit }, { copy }] = await Promise.all([
    import('./exhibit/price-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <PriceExhibit copy={copy} />;
});
const reportCopyIn = async (language: Language) => {
  const { copy } =
    language === 'ar'
      ? await import('#web/components/exhibit/report/copy.ar.ts')
      : await import('#web/components/exhibit/report/copy.en.ts');
  return copy;
};
const prices = lazyExhibit(
  'retail-audit',
  async (language) => {
    const [{ PriceSheet }, copy] = await Promise.all([
      import('./exhibit/price-sheet.tsx'),
      reportCopyIn(language),
    ]);
    return <PriceSheet copy={copy} />;
  },
  { still: true },
);
const seen = lazyExhibit(
  'retail-audit',
  async (language) => {
    const [{ SeenSheet }, copy] = await Promise.all([
      import('./exhibit/seen-sheet.tsx'),
      reportCopyIn(language),
    ]);
    return <SeenSheet copy={copy} />;
  },
  { still: true },
);
const sheet = lazyExhibit(
  'retail-audit',
  async (language) => {
    const [{ LabelsSheet }, { copy }] = await Promise.all([
      import('./exhibit/labels-sheet.tsx'),
      language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
    ]);
    return <LabelsSheet copy={copy} />;
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([price.ready, prices.ready, seen.ready, sheet.ready]);

export default function RetailAuditPage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'retail_audit_page_title'),
    lead: useContent(texts, 'retail_audit_page_description'),
  };
  const photo = usePicture('retail_audit_image');
  const reasons = [
    { title: copy.reasons.evidence, text: useContent(texts, 'retail_audit_evidence') },
    { title: copy.reasons.localTeams, text: useContent(texts, 'retail_audit_local_teams') },
    { title: copy.reasons.review, text: useContent(texts, 'retail_audit_review') },
    { title: copy.reasons.languages, text: useContent(texts, 'retail_audit_languages') },
  ];
  return (
    <>
      <PageHero
        copy={hero}
        actions={[
          { label: copy.quote, to: contactPath('retail-audit') },
          { label: copy.sample, to: '/sample-report' },
        ]}
        picture={photo && <HeroPhoto photo={photo} />}
        brief
      />
      <Exhibit of={price} />
      <Services copy={copy.services} texts={texts} shelf={prices} execution={seen} />
      <Clients copy={copy.clients} />
      <PageSection title={copy.reasons.title} layout="split" picture={store}>
        <FeatureGrid items={reasons} />
        <PageLink to="/method" className={methodStyle}>
          {copy.reasons.method}
        </PageLink>
      </PageSection>
      <Exchange copy={copy.exchange} layout="rail" ground="shelf" />
      <SampleSection copy={copy.sheet}>
        <Exhibit of={sheet} />
      </SampleSection>
      <CallToAction {...copy.closing} to={contactPath('retail-audit')} picture={closing} />
    </>
  );
}

function Clients({ copy }: { copy: RetailAuditCopy['clients'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <FeatureList
        items={[
          { picture: juices, ...copy.fmcg },
          { picture: cartons, ...copy.distributors },
          { picture: mixed, ...copy.brands },
        ]}
      />
    </PageSection>
  );
}

const methodStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  marginTop: '5',
  fontWeight: 'strong',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
