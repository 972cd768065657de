import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { CheckList } from '#web/components/layout/check-list.tsx';
import { SectionHeading } from '#web/components/layout/section-heading.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { BelowTheFoldCopy, BelowTheFoldTexts } from './copy.en.ts';
import { SoftwareMock } from './software-mock.tsx';

/** The provider's own audit software. */
export function Software({ copy, texts }: { copy: BelowTheFoldCopy['software']; texts: BelowTheFoldTexts }) {
  const features = [
    useContent(texts, 'technology_feature1'),
    useContent(texts, 'technology_feature2'),
    useContent(texts, 'technology_feature3'),
  ];
  return (
    <section className={sectionStyle}>
      <div className={cx(container(), columnsStyle)}>
        <div>
          <SectionHeading
            title={useContent(texts, 'technology_title')}
            lead={useContent(texts, 'technology_description')}
          />
          <CheckList items={features} className={featuresStyle} />
          <p className={actionsStyle}>
            <PageLink to={contactPath('demo')} className={button()}>
              {copy.seeItInAction}
            </PageLink>
            <PageLink to={contactPath('demo')} className={button({ variant: 'outline' })}>
              {copy.bookDemo}
            </PageLink>
          </p>
        </div>
        <SoftwareMock copy={copy.mock} />
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
  background: 'bg.shelf',
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 400fr) minmax(0, 770fr)' },
  columnGap: '[70px]',
  rowGap: '12',
  alignItems: 'center',
});
const featuresStyle = css({ marginTop: '6', marginBottom: '7' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3.5' });
