import { css } from '#styles/css';
import { Picture } from '../picture.tsx';
import { PageSection } from './page-section.tsx';

interface GivenPoint {
  readonly title: string;
  readonly text: string;
  /** The URL of a picture. */
  readonly picture?: string;
}

/** A section of stored entries, each with its picture if it has one; nothing without entries. */
export function GivenPoints({ title, items }: { title: string; items: readonly GivenPoint[] }) {
  if (items.length === 0) return null;
  return (
    <PageSection title={title} layout="split">
      <ul className={listStyle}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
          <li key={at} className={pointStyle}>
            {item.picture && (
              <Picture
                src={item.picture}
                sizes="80px"
                width={80}
                height={80}
                loading="lazy"
                alt=""
                className={pictureStyle}
              />
            )}
            <div className={css({ minWidth: '0' })}>
              {item.title && <h3 className={css({ textStyle: 'h4' })}>{item.title}</h3>}
              {item.text && <p className={textStyle}>{item.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '12',
  rowGap: { base: '7', md: '9' },
});
const pointStyle = css({
  display: 'flex',
  gap: '5',
  paddingTop: '5',
  borderTopWidth: '3px',
  borderColor: 'fg.default',
});
const pictureStyle = css({
  flexShrink: '0',
  width: '[80px]',
  height: '[80px]',
  objectFit: 'cover',
  borderRadius: 'control',
});
const textStyle = css({
  marginTop: '1',
  color: 'fg.muted',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
