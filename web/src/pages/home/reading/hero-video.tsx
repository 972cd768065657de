import { useEffect, useRef, useState } from 'react';
import { css, cx } from '#styles/css';
import mp4 from '#web/assets/hero/hero.mp4';
import webm from '#web/assets/hero/hero.webm';
import phoneMp4 from '#web/assets/hero/hero-phone.mp4';
import phoneWebm from '#web/assets/hero/hero-phone.webm';

interface HeroVideoProps {
  paused: boolean;
  /** Whether it is to come to rest where it ends, which is where it began. */
  ending: boolean;
}

/** Where the wall is the wide one; elsewhere its top shelf alone shows. */
const wide = '(min-width: 768px), (min-width: 600px) and (max-height: 640px)';

/**
 * The wall in motion, over the same still picture. It is fetched once the page is at rest, and not at all for a visitor
 * who asked for less motion or less data, or whose connection is slow.
 */
export function HeroVideo({ paused, ending }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const screen = useWantedScreen();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (paused) video.current?.pause();
    // A browser that will not play it leaves the picture.
    else if (!ending && screen) void video.current?.play().catch(() => {});
  }, [paused, ending, screen]);
  if (!screen) return null;
  return (
    <div className={boxStyle}>
      <video
        key={screen}
        ref={video}
        muted
        loop={!ending}
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        className={cx(videoStyle, shown ? css({ opacity: '1' }) : hiddenStyle)}
        onPlaying={() => setShown(true)}
      >
        <source src={screen === 'wide' ? mp4 : phoneMp4} type="video/mp4" />
        <source src={screen === 'wide' ? webm : phoneWebm} type="video/webm" />
      </video>
    </div>
  );
}

/** The kind of screen to have the video for, once it is time; none where it is not wanted. */
function useWantedScreen(): 'wide' | 'phone' | undefined {
  const [screen, setScreen] = useState<'wide' | 'phone'>();
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const slow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
    if (slow || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const media = matchMedia(wide);
    const update = () => setScreen(media.matches ? 'wide' : 'phone');
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return screen;
}

/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Clipped away, not only transparent: what fades in over the picture that it is the same as is nothing new, and must not
 * be taken for the largest paint of the page.
 */
const hiddenStyle = css({ opacity: '0', clipPath: '[inset(0 0 100% 0)]' });
const boxStyle = css({
  '--tile': 'calc(var(--row) * 32 / 3)',
  position: 'absolute',
  top: '[calc(var(--row) * var(--hidden) * -1 + 1px)]',
  insetInlineStart: '[calc(1px - var(--section) * var(--shift))]',
  width: '[calc(var(--tile) / 2 - 2px)]',
  height: '[calc(var(--row) - 2px)]',
  overflow: 'clip',
  pointerEvents: 'none',
  _wall: {
    width: '[calc(var(--tile) - 2px)]',
    height: '[calc(var(--row) * 6 - 2px)]',
  },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
});
const videoStyle = css({
  display: 'block',
  width: 'full',
  height: 'full',
  maxWidth: 'none',
  transitionProperty: '[opacity]',
  transitionDuration: 'dialog',
});
