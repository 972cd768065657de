import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '../icon.tsx';
import { PageLink } from '../navigation/page-link.tsx';

interface HeroAction {
  label: string;
  /** The target of the action, by its English path. */
  to: string;
}

interface PageHeroProps {
  copy: {
    /** The breadcrumbs of a service page: their label, the link to all services, and the current page. */
    trail?: { label: string; parent: string; page: string };
    title: string;
    lead: string;
  };
  /** The first one is the page's main action; the second one is less prominent; a third one is a link below. */
  actions?: readonly HeroAction[];
  /** A picture on the hero's lower edge, beside the text on wide screens. */
  picture?: ReactNode;
  /** True if an exhibit follows: the text takes little height. */
  brief?: boolean;
}

/** The dark head of an inner page: breadcrumbs, h1, one sentence and the actions. */
export function PageHero({ copy, actions = [], picture, brief = false }: PageHeroProps) {
  const head = (
    <>
      {copy.trail && (
        <nav aria-label={copy.trail.label}>
          <ol className={trailStyle}>
            <li>
              <PageLink to="/what-we-do" className={trailLinkStyle}>
                {copy.trail.parent}
              </PageLink>
            </li>
            <li aria-current="page">
              <span aria-hidden="true" className={css({ marginInlineEnd: '2' })}>
                /
              </span>
              {copy.trail.page}
            </li>
          </ol>
        </nav>
      )}
      <h1 className={titleStyle}>{copy.title}</h1>
    </>
  );
  const rest = (
    <>
      <p className={leadStyle}>{copy.lead}</p>
      {actions.length > 0 && (
        <div className={actionsStyle}>
          {actions.slice(0, 2).map(({ label, to }, i) => (
            <PageLink
              key={label}
              to={to}
              className={i === 0 ? button({ variant: 'label' }) : button({ variant: 'outlineDark' })}
            >
              {label}
              {i === 0 && <Icon of={ArrowRight} className={arrowStyle} />}
            </PageLink>
          ))}
        </div>
      )}
      {actions.slice(2).map(({ label, to }) => (
        <PageLink key={label} to={to} className={linkStyle}>
          {label}
        </PageLink>
      ))}
    </>
  );
  return (
    <section className={heroStyle}>
      <div className={cx(container(), picture ? columnsStyle : undefined)}>
        {brief && !picture ? (
          <div className={briefStyle}>
            <div>{head}</div>
            <div>{rest}</div>
          </div>
        ) : (
          <div className={textStyle}>
            {head}
            {rest}
          </div>
        )}
        {picture && <div className={pictureStyle}>{picture}</div>}
      </div>
    </section>
  );
}

const heroStyle = css({
  overflow: 'clip',
  ground: 'deep',
});
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.336fr)' },
  columnGap: { lg: '9', xl: '18' },
  // On a phone in landscape the picture is beside the text and completely visible.
  '@media (min-width: 700px) and (max-height: 500px)': {
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
    columnGap: '6',
  },
});
const textStyle = css({
  alignSelf: 'center',
  paddingTop: { base: '12', lg: '21' },
  paddingBottom: { base: '12', lg: '21' },
  '@media (min-width: 700px) and (max-height: 500px)': { paddingBlock: '5' },
});
/** Two columns that are aligned at their lower ends: breadcrumbs and title, and the sentence with the actions. */
const briefStyle = css({
  paddingTop: { base: '7.5', lg: '13' },
  paddingBottom: { base: '6.5', lg: '10' },
  lg: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, clamp(470px, 40vw, 510px))',
    columnGap: '14',
    alignItems: 'end',
    '& h1': { fontSize: '[clamp(44px, 4vw, 58px)]' },
  },
});
const trailStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  marginBottom: { base: '2', lg: '4' },
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
});
const trailLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '8',
  textDecoration: 'underline',
  textDecorationColor: 'border.onDarkControl',
  textUnderlineOffset: '4px',
  _hover: { color: 'fg.onDark', textDecorationColor: 'label.solid' },
});
const titleStyle = css({
  textStyle: 'h1',
  maxWidth: '[15em]',
  '@media (min-width: 700px) and (max-height: 500px)': { fontSize: '34px' },
});
const leadStyle = css({
  marginTop: { base: '4', lg: '5' },
  maxWidth: 'blurb',
  textStyle: 'lead',
  color: 'fg.onDarkMuted',
  textWrap: 'balance',
  '@media (min-width: 700px) and (max-height: 500px)': { marginTop: '2', fontSize: '16px' },
});
const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginTop: { base: '6', lg: '7' },
  '@media (min-width: 700px) and (max-height: 500px)': { marginTop: '4' },
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  marginTop: '2',
  fontWeight: 'strong',
  textDecoration: 'underline',
  textDecorationColor: 'border.onDarkControl',
  textUnderlineOffset: '4px',
  _hover: { textDecorationColor: 'label.solid' },
});
/**
 * Mirrors the arrow by the direction of the text around it. The document's direction can differ: an English page may be
 * inside Arabic surroundings.
 */
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
const pictureStyle = css({
  alignSelf: 'end',
  paddingTop: { lg: '21' },
  minWidth: '0',
  '@media (min-width: 700px) and (max-height: 500px)': { paddingTop: '5' },
});
