import { ArrowRight } from 'lucide-react';
import { css, cx } from '../../../styled-system/css/index.js';
import { button, container, rail } from '../../../styled-system/recipes/index.js';
import wall from '../../assets/hero.svg';
import bottomShelf from '../../assets/hero-strip-bottom.svg';
import topShelf from '../../assets/hero-strip-top.svg';
import { LogoMark } from '../../components/logo-mark.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { useContent } from '../../features/content/use-content.ts';
import { usePicture } from '../../features/content/use-picture.ts';
import type { HomeCopy } from './copy.en.ts';
import { HeroVideo } from './hero-video.tsx';

/**
 * The headline in the empty bay of a shelf wall: what is missing is the message. The panel has its own ground, outline
 * and rail and never depends on the picture behind it; on phones it stands between two shelves.
 */
export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  const photo = usePicture('hero_image');
  return (
    <section className={heroStyle}>
      {photo ? (
        <img src={photo} width={1920} height={1080} alt="" className={cx(wallStyle, photoStyle)} />
      ) : (
        <>
          <picture>
            <source media="(min-width: 768px)" srcSet={wall} width={1600} height={900} />
            <img src={topShelf} width={768} height={150} alt="" className={wallStyle} />
          </picture>
          <HeroVideo copy={copy} className={videoStyle} />
        </>
      )}
      <div className={cx(container(), stageStyle)}>
        <div className={panelStyle}>
          <p className={taglineStyle}>
            <LogoMark colour="#0E2124" width={22} />
            {useContent('company_tagline')}
          </p>
          <h1 className={titleStyle}>{useContent('hero_title')}</h1>
          <p className={leadStyle}>{useContent('hero_subtitle')}</p>
          <p className={actionsStyle}>
            <PageLink to="/contact" className={cx(button({ variant: 'label' }), actionStyle)}>
              {useContent('hero_cta')}
              <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" className={arrowStyle} />
            </PageLink>
            <span className={promiseStyle}>{copy.promise}</span>
          </p>
          <div className={cx(rail(), railStyle)} />
        </div>
      </div>
      <img
        src={photo || bottomShelf}
        width={768}
        height={126}
        loading="lazy"
        alt=""
        className={cx(bottomShelfStyle, photo && photoEndStyle)}
      />
    </section>
  );
}

const heroStyle = css({
  '--focus': '#FFC933',
  position: 'relative',
  overflow: 'clip',
  background: 'bg.deep',
  color: 'fg.onDark',
});
const wallStyle = css({
  width: 'full',
  height: { base: '[128px]', md: 'full' },
  position: { md: 'absolute' },
  inset: { md: '0' },
  objectFit: 'cover',
  objectPosition: { base: 'left bottom', md: '36% center', xl: 'left center' },
  _rtl: { transform: 'scaleX(-1)' },
});
/** A photo is not turned round where the drawings are. */
const photoStyle = css({
  objectPosition: { base: 'top!', md: 'center!' },
  _rtl: { transform: 'none!' },
});
const photoEndStyle = css({ objectPosition: 'bottom!', _rtl: { transform: 'none!' } });
const videoStyle = css({
  display: { base: 'none', md: 'block' },
  // A pixel smaller than the picture beneath, whose place as the largest paint it must not take.
  position: 'absolute',
  inset: '[1px]',
  width: '[calc(100% - 2px)]',
  height: '[calc(100% - 2px)]',
  objectFit: 'cover',
  objectPosition: { base: '36% center', xl: 'left center' },
  transitionProperty: '[opacity]',
  transitionDuration: 'dialog',
  _rtl: { transform: 'scaleX(-1)' },
});
/** A fifth of the wall shows above the panel and a fifth below, so that the panel fills the bay of its three middle rows. */
const stageStyle = css({
  position: 'relative',
  paddingInline: { base: '0', md: 'gutter' },
  paddingBlock: { md: '[148px]', xl: '[7.4vw]' },
});
const panelStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  width: { md: '[clamp(520px, 53vw, 1000px)]' },
  maxWidth: 'full',
  minHeight: { md: '[444px]', xl: '[33.75vw]' },
  paddingInline: { base: '5', md: '[40px]' },
  paddingTop: { base: '[60px]', md: '12' },
  paddingBottom: { base: '[44px]', md: '12' },
  background: 'bg.void',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '[10px]',
    top: '[10px]',
    bottom: '[12px]',
    borderWidth: '2px',
    borderBottomWidth: '0',
    borderStyle: 'dashed',
    borderColor: 'label.solid',
    pointerEvents: 'none',
  },
});
const taglineStyle = css({
  position: 'absolute',
  top: { base: '[-18px]', md: '[-22px]' },
  insetInlineStart: { base: '5', md: '[40px]' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '[39px]',
  paddingInline: '[14px]',
  background: 'label.solid',
  color: 'label.contrast',
  textStyle: 'sm',
  fontWeight: 'strong',
});
const titleStyle = css({
  position: 'relative',
  textStyle: 'display',
  maxWidth: '[13em]',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const leadStyle = css({
  position: 'relative',
  marginTop: { base: '4', md: '6' },
  maxWidth: '[34em]',
  textStyle: 'lead',
  color: 'fg.onDarkMuted',
  textWrap: 'pretty',
});
const actionsStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '5',
  width: { base: 'full', md: 'auto' },
  marginTop: { base: '6', md: '7' },
});
const actionStyle = css({ width: { base: 'full', md: 'auto' }, flexShrink: '1' });
const arrowStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
const promiseStyle = css({
  display: { base: 'none', md: 'inline' },
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
});
const railStyle = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: { base: '[11px]', md: '[12px]' },
});
const bottomShelfStyle = css({
  display: { md: 'none' },
  width: 'full',
  height: '[126px]',
  objectFit: 'cover',
  objectPosition: 'left bottom',
  _rtl: { transform: 'scaleX(-1)' },
});
