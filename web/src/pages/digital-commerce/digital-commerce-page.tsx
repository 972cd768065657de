import { contactPath } from '#web/lib/contact-paths.ts';
import './exhibit/exhibit.css';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import closing from '#web/assets/closings/closing-digital.svg';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { CallToAction } from '#web/components/layout/call-to-action.tsx';
import { Exchange } from '#web/components/layout/exchange.tsx';
import { FeatureGrid } from '#web/components/layout/feature-grid.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { SampleSection } from '#web/components/layout/sample-section.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { useContent } from '#web/features/content/use-content.ts';
import { PartInLanguage, useLanguage } from '#web/i18n/language-context.tsx';
import { CompanyNameContext } from '#web/lib/company-name.ts';
import type { PageProps } from '#web/pages/page-props.ts';

const listings = lazyExhibit('digital-commerce', async () => {
  const [{ ListingsExhibit }, { copy }] = await Promise.all([
    import('./exhibit/listings-exhibit.tsx'),
    import('./exhibit/copy.en.ts'),
  ]);
  return (
    <PartInLanguage language="en">
      <ListingsExhibit copy={copy} />
    </PartInLanguage>
  );
});
const results = lazyExhibit(
  'digital-commerce',
  async () => {
    const [{ ResultsSheet }, { copy }] = await Promise.all([
      import('./exhibit/results-sheet.tsx'),
      import('./exhibit/copy.en.ts'),
    ]);
    return (
      <PartInLanguage language="en">
        <ResultsSheet copy={copy} />
      </PartInLanguage>
    );
  },
  { still: true },
);
const sample = lazyExhibit(
  'digital-commerce',
  async () => {
    const [{ FaultsSheet }, { copy }] = await Promise.all([
      import('./exhibit/faults-sheet.tsx'),
      import('./exhibit/copy.en.ts'),
    ]);
    return (
      <PartInLanguage language="en">
        <FaultsSheet copy={copy} />
      </PartInLanguage>
    );
  },
  { still: true },
);
if (import.meta.env.SSR) await Promise.all([listings.ready, results.ready, sample.ready]);

/** The page is in English in both languages of the site, with a notice for Arabic readers. */
export default function DigitalCommercePage({ copy, texts }: PageProps<typeof import('./copy.en.ts')>) {
  const hero = {
    trail: copy.trail,
    title: useContent(texts, 'service_digital_commerce_title'),
    lead: useContent(texts, 'service_digital_commerce_description'),
  };
  const language = useLanguage();
  const company = useCompany();
  return (
    <>
      {language === 'ar' && (
        // Not a `div`: the hero after it would count as a section below the first screen, which is laid out later.
        <p className={noticeStyle}>
          <span className={cx(container(), noticeTextStyle)}>{copy.notice}</span>
        </p>
      )}
      <div lang="en" dir="ltr">
        <PageHero
          copy={hero}
          actions={[
            { label: copy.contact, to: contactPath('digital-commerce') },
            { label: copy.sample.link, to: '/digital-commerce#sample' },
          ]}
          brief
        />
      </div>
      <Exhibit of={listings} />
      <div lang="en" dir="ltr">
        <PageSection title={copy.search} ground="shelf">
          <Exhibit of={results} />
        </PageSection>
        <PageSection title={copy.services.title} layout="split">
          <FeatureGrid items={copy.services.items} />
        </PageSection>
        <Exchange copy={copy.exchange} layout="rows" />
      </div>
      <CompanyNameContext value={company.name.en}>
        <SampleSection copy={copy.sample} language="en">
          <Exhibit of={sample} />
        </SampleSection>
      </CompanyNameContext>
      <div lang="en" dir="ltr">
        <CallToAction {...copy.closing} to={contactPath('digital-commerce')} picture={closing} />
      </div>
    </>
  );
}

const noticeStyle = css({ background: 'label.subtle' });
const noticeTextStyle = css({ display: 'block', paddingBlock: '3', textStyle: 'sm', fontWeight: 'strong' });
