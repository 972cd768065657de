import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { Icon } from '../icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';

interface FacingGridProps {
  /** {@link FacingCard}s, or {@link Facing}s with other content. */
  children: ReactNode;
  /** A {@link Facing} before the first card that is not part of the list, such as the section's heading. */
  opening?: ReactNode;
  className?: string;
}

/**
 * A list of {@link Facing}s: one column on phones, two from `md`, three from `lg`. Every row is on one steel rail that
 * runs from edge to edge of the window, whatever the width of the list.
 */
export function FacingGrid({ children, opening, className }: FacingGridProps) {
  return (
    <div className={cx(gridStyle, className)}>
      {opening}
      <ul className={css({ display: 'contents' })}>{children}</ul>
    </div>
  );
}

interface FacingProps {
  /** Content above the rail. */
  above: ReactNode;
  /** Content below the rail. */
  children: ReactNode;
  as?: 'li' | 'div';
}

/** A place in a {@link FacingGrid}, for any content. */
export function Facing({ above, children, as: Element = 'li' }: FacingProps) {
  return (
    <Element className={facingStyle}>
      <div className={aboveStyle}>{above}</div>
      <div className={railStyle} />
      <div className={belowStyle}>{children}</div>
    </Element>
  );
}

interface FacingCardProps {
  /** URL of a decorative drawing of 400x262. */
  picture: string;
  title: string;
  text: string;
  /** Text of the link, such as "Learn More" or "Get Quote". Screen readers read the title after it. */
  action: string;
  /** The target of the link, by its English path. */
  to: string;
  /** The English path of the page that the title links to, if it differs from the target of the link. */
  page?: string;
}

/** A service in a {@link FacingGrid}: drawing on the rail, title, one sentence and a link that covers the card. */
export function FacingCard({ picture, title, text, action, to, page }: FacingCardProps) {
  return (
    <Facing above={<img src={picture} width={400} height={262} loading="lazy" alt="" className={artStyle} />}>
      <h3 className={css({ textStyle: 'h3' })}>
        {page ? (
          <PageLink to={page} className={titleLinkStyle}>
            {title}
          </PageLink>
        ) : (
          title
        )}
      </h3>
      <p className={textStyle}>{text}</p>
      <PageLink to={to} className={linkStyle}>
        {action}
        <span className={css({ srOnly: true })}>: {title}</span>
        <Icon of={ArrowRight} className={arrowStyle} />
      </PageLink>
    </Facing>
  );
}

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr', lg: '1fr 1fr 1fr' },
  columnGap: '6',
});
const facingStyle = css({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minWidth: '0',
});
const aboveStyle = css({ alignSelf: 'end', paddingTop: { base: '9', md: '12' } });
/** The rail is painted far beyond its box, which does not make the page scroll. The rails of neighbours overlap seamlessly. */
const railStyle = css({
  height: { base: '2.75', md: '4' },
  borderImage: '{gradients.rail} fill 0 / 0 / 0 100vw',
});
const belowStyle = css({ paddingTop: { base: '4', md: '5' } });
const artStyle = css({
  width: 'full',
  maxWidth: '[400px]',
  transitionProperty: '[transform]',
  transitionDuration: 'hover',
  transitionTimingFunction: 'standard',
  'li:hover &': { transform: 'translateY(-6px)' },
});
/** The title's link lies above the link that covers the card. */
const titleLinkStyle = css({
  position: 'relative',
  zIndex: 'raised',
  _hover: { textDecoration: 'underline' },
});
const textStyle = css({ marginTop: '2', maxWidth: 'blurb', color: 'fg.muted', textWrap: 'pretty' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  marginTop: '1',
  color: 'brand.fg',
  textStyle: 'buttonSm',
  backgroundImage:
    '[linear-gradient({colors.brand.solid}, {colors.brand.solid}), linear-gradient({colors.label.solid}, {colors.label.solid})]',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 2px, 100% 2px',
  backgroundPosition: 'left 0 bottom 6px',
  transitionProperty: '[background-size]',
  transitionDuration: 'hover',
  transitionTimingFunction: 'standard',
  _rtl: { backgroundPosition: 'right 0 bottom 6px' },
  'li:hover &': { backgroundSize: '100% 2px, 100% 2px' },
  _focusVisible: { backgroundSize: '100% 2px, 100% 2px' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const arrowStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
