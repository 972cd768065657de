import './exhibit/exhibit.css';
import { ArrowRight } from 'lucide-react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { Exhibit, lazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { ReportPage } from '#web/components/report-page.tsx';
import type { PageProps } from '#web/pages/page-props.ts';

const planner = lazyExhibit('plan', async (language) => {
  const [{ Planner }, { copy, texts }] = await Promise.all([
    import('./exhibit/planner-exhibit.tsx'),
    language === 'ar' ? import('./exhibit/copy.ar.ts') : import('./exhibit/copy.en.ts'),
  ]);
  return <Planner copy={copy} texts={texts} />;
});
if (import.meta.env.SSR) await planner.ready;

export default function PlanPage({ copy }: PageProps<typeof import('./copy.en.ts')>) {
  return (
    <>
      <div className={cx(container(), headStyle)}>
        <h1 className={css({ textStyle: 'h1' })}>{copy.title}</h1>
        <p className={leadStyle}>{copy.lead}</p>
      </div>
      <Exhibit of={planner} />
      <PageSection title={copy.report.title}>
        <div>
          <ol className={pagesStyle}>
            {copy.report.pages.map((page, i) => (
              <li key={page}>
                <PageLink to={`/sample-report#page-${i + 1}`} className={pageStyle}>
                  <ReportPage page={i + 1} className={pictureStyle} />
                  {page}
                </PageLink>
              </li>
            ))}
          </ol>
          <PageLink to="/sample-report" className={sampleStyle}>
            {copy.report.sample}
            <Icon of={ArrowRight} size={18} className={arrowStyle} />
          </PageLink>
        </div>
      </PageSection>
    </>
  );
}

const headStyle = css({
  paddingTop: { base: '9', lg: '16' },
  paddingBottom: { base: '6.5', lg: '10' },
});
const leadStyle = css({ marginTop: '2.5', maxWidth: 'blurb', textStyle: 'lead', color: 'fg.muted' });
const pagesStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  gap: { base: '4', lg: '5' },
});
const sampleStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  marginTop: '7',
  minHeight: 'tap',
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'label.solid',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
});
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
const pageStyle = css({
  display: 'block',
  minHeight: 'tap',
  textStyle: 'sm',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
const pictureStyle = css({ marginBottom: '2.5', borderWidth: '1px', borderColor: 'border.control' });
