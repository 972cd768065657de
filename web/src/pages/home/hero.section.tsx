import { ArrowRight } from 'lucide-react';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { Picture } from '#web/components/picture.tsx';
import { useContent } from '#web/features/content/use-content.ts';
import { usePicture } from '#web/features/content/use-picture.ts';
import { contactPath } from '#web/lib/contact-paths.ts';
import type { HomeCopy, HomeTexts } from './copy.en.ts';
import { HeroWall } from './hero-wall.tsx';
import { lazyReading } from './reading/lazy-reading.tsx';

/**
 * The headline in an empty bay of a shelf wall: the gap is the message. The panel has its own background, outline and
 * rail; its size and the wall's are multiples of a shelf's height.
 */
export function Hero({ copy, texts }: { copy: HomeCopy['hero']; texts: HomeTexts }) {
  const photo = usePicture('hero_image');
  return (
    <section className={heroStyle}>
      {photo && (
        <Picture src={photo} sizes="100vw" width={1920} height={1080} alt="" className={photoStyle} />
      )}
      <div className={cx(container(), stageStyle)}>
        <div className={bayStyle}>
          {!photo && <HeroWall />}
          <div className={panelStyle}>
            <p className={taglineStyle}>
              <strong className={tradeStyle}>{useContent(texts, 'hero_trade')}</strong>
              {' · '}
              {useContent(texts, 'company_tagline')}
            </p>
            <h1 className={titleStyle}>{useContent(texts, 'hero_title')}</h1>
            <p className={leadStyle}>{useContent(texts, 'hero_subtitle')}</p>
            <p className={actionsStyle}>
              <PageLink to={contactPath('quote')} className={cx(button({ variant: 'label' }), actionStyle)}>
                {useContent(texts, 'hero_cta')}
                <Icon of={ArrowRight} className={arrowStyle} />
              </PageLink>
              <span className={besideStyle}>
                <span className={promiseStyle}>{copy.promise}</span>
                <PageLink to="/try-an-audit" className={questionLinkStyle}>
                  {copy.audit.question}
                  <Icon of={ArrowRight} size={18} className={arrowStyle} />
                </PageLink>
              </span>
            </p>
            <div className={railStyle} />
          </div>
          <div className={gapStyle}>
            <PageLink to="/try-an-audit" className={signStyle}>
              <span>
                <b className={questionStyle}>{copy.audit.question}</b>
                <br />
                {copy.audit.terms}
              </span>
              <Icon of={ArrowRight} size={18} className={arrowStyle} />
            </PageLink>
          </div>
          {!photo && lazyReading}
        </div>
      </div>
    </section>
  );
}

const heroStyle = css({
  position: 'relative',
  // Clips only horizontally, because the drawing of the wall extends above and below this element.
  overflowX: 'clip',
  ground: 'deep',
});
const photoStyle = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
});
const stageStyle = css({
  paddingInline: '0',
  _wall: { paddingInline: 'gutter' },
});
/** The bay has the height that the screen leaves for it. Shelves are visible above and below the panel. */
const bayStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 'var(--hero)',
  paddingTop: 'var(--row-above)',
  paddingBottom: 'var(--row-below)',
  // With few shelves the wall moves, so that the record does not cover the examined packs and their label.
  '&:has([data-reading="1"])': { '--hidden': 'var(--hidden-second)' },
  '&:has([data-reading="2"])': { '--hidden': 'var(--hidden-third)' },
  // On paper it has its words alone.
  '@media print': { minHeight: '0', paddingBlock: '0', '& > :not(:has(h1))': { display: 'none!' } },
});
const panelStyle = css({
  '--pad-side': '20px',
  position: 'relative',
  zIndex: 'raised',
  flexGrow: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: 'full',
  maxWidth: 'full',
  paddingTop: 'var(--pad-top)',
  paddingInline: 'var(--pad-side)',
  paddingBottom: 'var(--pad-bottom)',
  background: 'bg.void',
  _wall: {
    // The panel is as wide as the whole sections of the wall that fit.
    width: '[calc(var(--section) * var(--sections))]',
    '@supports (width: round(3px, 2px))': { maxWidth: '[round(down, 100%, var(--section))]' },
    '--pad-side': 'clamp(24px, 2.8vw, 44px)',
  },
  // Puts the headline and its button side by side, while the cookie banner takes part of a low window.
  _lowest: {
    '[data-consent] &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      columnGap: '4',
    },
  },
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '2.5',
    top: '2.5',
    bottom: '3',
    borderWidth: '2px',
    borderBottomWidth: '0',
    borderStyle: 'dashed',
    borderColor: 'label.solid',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
  '@media print': { padding: '0', background: 'transparent' },
});
/** The line with the company's name above the headline. */
const taglineStyle = css({
  position: 'relative',
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  '@media (max-width: 399.98px)': { fontSize: '13px' },
  _tall: { marginTop: 'auto' },
  _lowest: {
    '[data-consent] &': { gridColumn: '1 / -1' },
  },
});
const tradeStyle = css({ fontWeight: 'strong', color: 'label.solid' });
/** The headline. Its font size fits the panel, whose height is that of the shelves that it covers. */
const titleStyle = css({
  minWidth: '0',
  overflowWrap: 'anywhere',
  position: 'relative',
  marginTop: 'auto',
  textStyle: 'display',
  fontSize: 'calc(var(--hero-scale) * clamp(34px, 11.8vw, 46px))',
  '@media (max-width: 599.98px) and (max-height: 700px)': {
    fontSize: 'calc(var(--hero-scale) * clamp(32px, 10.6vw, 44px))',
  },
  maxWidth: '[13em]',
  _tall: { marginTop: '[calc(var(--row) * .1)]' },
  _wall: {
    fontSize: 'calc(var(--hero-scale) * clamp(30px, min(5.4vw, var(--row) * var(--title, 0.6)), 110px))',
  },
  '@media (min-width: 768px) and (max-width: 1023.98px) and (min-height: 900px)': {
    fontSize: '[calc(var(--hero-scale) * 6.8vw)!]',
  },
  _lowest: {
    // At this size the title has two lines and, together with the button below it, fills three shelves.
    fontSize: '[calc(var(--hero-scale) * clamp(26px, 4.6vw, 38px))!]',
    '[data-consent] &': {
      marginBottom: 'auto',
      fontSize: 'calc(var(--hero-scale) * clamp(26px, min(5.4vw, var(--row) * .6), 46px))',
    },
  },
});
const leadStyle = css({
  position: 'relative',
  marginTop: '3',
  maxWidth: '[36em]',
  textStyle: 'lead',
  fontSize: '16px',
  lineHeight: '1.45',
  color: 'fg.onDarkMuted',
  textWrap: 'balance',
  _tall: {
    marginTop: '[calc(var(--row) * .14)]',
    fontSize: 'clamp(16px, var(--row) * var(--lead, 0.165), 21px)',
  },
  _rtl: { lineHeight: '1.6' },
  _low: {
    marginTop: '1',
    fontSize: '15px',
    lineHeight: '1.4',
    '[data-consent] &': { display: 'none' },
  },
  _shorterPhone: {
    '[data-consent] &': { display: 'none' },
  },
  '@media (min-width: 1024px) and (min-height: 640.02px) and (max-height: 680px)': {
    '[data-consent] &': { display: 'none' },
  },
  _lowest: { display: 'none' },
});
const actionsStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: '5',
  width: 'full',
  marginTop: '5',
  marginBottom: 'auto',
  _tall: { marginTop: '[calc(var(--row) * .18)]' },
  _low: { marginTop: '2' },
  '@media (max-width: 599.98px) and (max-height: 720.98px)': { '[data-consent] &': { marginTop: '4' } },
  _lowest: {
    '[data-consent] &': { flexDirection: 'column', width: 'auto', marginTop: 'auto' },
  },
});
const actionStyle = css({
  width: 'full',
  flexShrink: '1',
  _wall: { width: 'auto' },
  '@media (max-height: 640px)': { minHeight: 'tap', paddingBlock: '2' },
});
const arrowStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
const promiseStyle = css({
  display: 'none',
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  _wall: { display: 'inline' },
  '@media (max-height: 518.98px)': { '[data-consent] &': { display: 'none' } },
});
const besideStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: 'full',
  _wall: { width: 'auto' },
});
/**
 * The question of the sign, shown if no shelf above the panel is high enough for the sign; on phones it is in the
 * panel's padding.
 */
const questionLinkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  // The link is 8 px below the button, and at least as high as a finger. If the panel's padding has less room, the link
  // extends below the panel.
  '--room': 'calc(var(--pad-bottom) + var(--question) - 8px)',
  marginTop: '2',
  '--below': 'max(0px, token(sizes.tap) - var(--room))',
  minHeight: '[max(token(sizes.tap), var(--room))]',
  // Keeps the text above the panel's rail.
  paddingBottom: '[calc(6px + var(--below))]',
  marginBottom: '[calc(-1 * var(--pad-bottom) - var(--below))]',
  textStyle: 'sm',
  fontWeight: 'strong',
  color: 'fg.onDark',
  textDecoration: 'underline',
  textDecorationColor: 'border.onDarkControl',
  textUnderlineOffset: '4px',
  _hover: { textDecorationColor: 'label.solid' },
  _wall: { minHeight: 'tap', paddingBottom: '0', marginTop: '-2', marginBottom: '-2' },
  '@media (max-width: 599.98px) and (min-height: 760px)': {
    ':root:not([data-consent]) &': { display: 'none' },
  },
  '@media (max-width: 767.98px) and (max-height: 599.98px)': { display: 'none' },
  '@media (min-width: 768px) and (min-height: 740.98px)': {
    ':root:not([data-consent]) &': { display: 'none' },
  },
  '@media (min-width: 768px) and (min-height: 820.99px)': { display: 'none' },
  '@media (max-height: 459.98px)': { '[data-consent] &': { display: 'none' } },
});
/**
 * The place of the sign on the shelf above the panel, if that is high enough. It takes no space, so that nothing moves for
 * it, and is over whole sections of the wall, so that it cuts no pack.
 */
const gapStyle = css({
  position: 'absolute',
  zIndex: 'raised',
  top: '0',
  // The sign ends at the lower edge of the packs on the shelf.
  bottom: '[calc(100% - var(--row-above) + max(var(--row) * 13 / 180, 5px) - 1px)]',
  display: 'none',
  alignItems: 'flex-end',
  '@supports not (width: round(3px, 2px))': { insetInlineEnd: { base: '5', md: '0' } },
  '@supports (width: round(3px, 2px))': {
    insetInlineStart: '[round(down, 100% - 234px, var(--section))]',
    insetInlineEnd: '[calc(100% - round(up, 100%, var(--section)))]',
    paddingInline: '3.5',
    background: 'bg.void',
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '2',
      top: '2',
      bottom: '0',
      borderWidth: '2px',
      borderBottomWidth: '0',
      borderStyle: 'dashed',
      borderColor: 'label.solid',
    },
  },
  '@media (max-width: 599.98px) and (min-height: 760px)': {
    display: 'flex',
    '[data-consent] &': { display: 'none' },
  },
  '@media (min-width: 768px) and (min-height: 740.98px)': { display: 'flex' },
  '@media (min-width: 768px) and (max-height: 820.98px)': { '[data-consent] &': { display: 'none' } },
});
const signStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  paddingInline: '4',
  paddingBlock: '2',
  ground: 'canvas',
  textStyle: 'xs',
  borderTopRadius: 'label',
  _hover: { background: 'label.subtle' },
});
const questionStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
/** Continues the rails of the wall. */
const railStyle = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '[max(var(--row) * 13 / 180, 5px)]',
  backgroundImage: 'wallRail',
});
