import { useEffect, useRef, useState } from 'react';
import { css, cx } from '#styles/css';
import mp4 from '#web/assets/hero/hero.mp4';
import webm from '#web/assets/hero/hero.webm';
import phoneMp4 from '#web/assets/hero/hero-phone.mp4';
import phoneWebm from '#web/assets/hero/hero-phone.webm';

interface HeroVideoProps {
  paused: boolean;
  /** True to stop at its end, which equals its beginning. */
  ending: boolean;
}

/** Windows with the wide wall; in others only its top shelf is visible. */
const wide = '(min-width: 768px), (min-width: 600px) and (max-height: 640px)';

/**
 * The wall in motion, over the same still picture. It is loaded once the page is idle, and not with reduced motion, with
 * Save-Data, or on a slow connection.
 */
export function HeroVideo({ paused, ending }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const screen = useWantedScreen();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (paused) video.current?.pause();
    // If the browser refuses to play it, the picture stays.
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

/** Returns the kind of screen to load the video for, once it is time; `undefined` if it is not wanted. */
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

/** Network information, which some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Clipped, not only transparent: the video equals the picture below it, and must not count as the page's largest paint.
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
