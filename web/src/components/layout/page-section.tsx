import { type ReactNode, useId } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { SectionHeading } from './section-heading.tsx';

interface PageSectionProps {
  /** Id for links to it. */
  id?: string;
  title: string;
  lead?: string | undefined;
  ground?: 'canvas' | 'shelf';
  /** `split` puts the heading beside the content on wide screens, `stacked` above it. */
  layout?: 'stacked' | 'split';
  /** For a split section: the URL of a square decorative drawing below its heading on wide screens. */
  picture?: string;
  /** A link below the lead. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of an inner page with its heading. Two sections on the same background share the space between them. */
export function PageSection({
  id: anchor,
  title,
  lead,
  ground = 'canvas',
  layout = 'stacked',
  picture,
  action,
  children,
}: PageSectionProps) {
  const id = useId();
  const split = layout === 'split';
  return (
    <section id={anchor} aria-labelledby={id} data-ground={ground} className={sectionStyle}>
      <div className={cx(container(), split ? splitStyle : stackedStyle)}>
        <div>
          <SectionHeading id={id} title={title} {...(lead !== undefined && { lead })} />
          {action && <p className={css({ marginTop: '6' })}>{action}</p>}
          {picture && (
            <img src={picture} width={520} height={520} loading="lazy" alt="" className={pictureStyle} />
          )}
        </div>
        <div className={css({ minWidth: '0' })}>{children}</div>
      </div>
    </section>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
  overflow: 'clip',
  '&[data-ground=shelf]': { background: 'bg.shelf' },
  '&:is([data-ground=canvas] + [data-ground=canvas], [data-ground=shelf] + [data-ground=shelf])': {
    paddingTop: '0',
  },
});
const stackedStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: { base: '7', lg: '12' },
});
const splitStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.8fr)' },
  columnGap: '12',
  rowGap: { base: '7', lg: '9' },
});
const pictureStyle = css({
  display: { base: 'none', lg: 'block' },
  width: '[200px]',
  marginTop: '9',
  borderRadius: 'round',
});
