import { css } from '#styles/css';
import { PageSection } from '#web/components/layout/page-section.tsx';
import type { AwardsCopy } from './copy.en.ts';

/** The points that clients praise, as a list of terms. */
export function Recognition({ copy }: { copy: AwardsCopy['recognition'] }) {
  return (
    <PageSection title={copy.title} layout="split">
      <dl className={listStyle}>
        {copy.items.map(({ title, text }) => (
          <div key={title} className={rowStyle}>
            <dt className={css({ textStyle: 'h3' })}>{title}</dt>
            <dd className={textStyle}>{text}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  columnGap: '7',
  rowGap: '1',
  alignItems: 'baseline',
  paddingBlock: '5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const listStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle' });
const textStyle = css({ color: 'fg.muted', textWrap: 'pretty' });
