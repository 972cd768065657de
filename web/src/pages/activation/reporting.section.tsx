import { css } from '#styles/css';
import { badge } from '#styles/recipes';
import chart from '#web/assets/circles/circle-chart.svg';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { ActivationCopy } from './copy.en.ts';

/** The reports and their times, in order of arrival. */
export function Reporting({ copy }: { copy: ActivationCopy['reporting'] }) {
  return (
    <PageSection title={copy.title} lead={copy.lead} layout="split" picture={chart}>
      <ol className={listStyle}>
        {copy.items.map(({ title, text, when }) => (
          <li key={title} className={rowStyle}>
            <div>
              <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
              <p className={textStyle}>{text}</p>
            </div>
            <p>
              <span className={badge({ tone: 'label' })}>{when}</span>
            </p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 170px' },
  columnGap: '7',
  rowGap: '3',
  alignItems: 'center',
  paddingBlock: '6',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const listStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle' });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
