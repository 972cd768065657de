import { css } from '#styles/css';
import { badge } from '#styles/recipes';
import { Exhibit, type LazyExhibit } from '#web/components/exhibit/lazy-exhibit.tsx';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { ActivationCopy } from './copy.en.ts';

interface ReportingProps {
  copy: ActivationCopy['reporting'];
  /** The deviations found in three stores, as a client reads them. */
  fixes: LazyExhibit;
}

/** The reports and their times, in order of arrival, with an example. */
export function Reporting({ copy, fixes }: ReportingProps) {
  return (
    <PageSection title={copy.title} lead={copy.lead} ground="shelf">
      <ol className={listStyle}>
        {copy.items.map(({ title, text, when }) => (
          <li key={title}>
            <p>
              <span className={badge({ tone: 'label' })}>{when}</span>
            </p>
            <h3 className={titleStyle}>{title}</h3>
            <p className={textStyle}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={screenStyle}>
        <Exhibit of={fixes} />
      </div>
    </PageSection>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '12',
  rowGap: '6',
  marginBottom: { base: '7', lg: '9' },
});
/** The printed page has the whole list in its sample. */
const screenStyle = css({ '@media print': { display: 'none' } });
const titleStyle = css({ marginTop: '2', textStyle: 'h3' });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
