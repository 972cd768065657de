import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import mp4 from '#web/assets/hero/hero.mp4';
import webm from '#web/assets/hero/hero.webm';
import phoneMp4 from '#web/assets/hero/hero-phone.mp4';
import phoneWebm from '#web/assets/hero/hero-phone.webm';
import { Icon } from '#web/components/icon.tsx';
import { whenIdle } from '#web/lib/when-idle.ts';
import type { HomeCopy } from './copy.en.ts';

interface HeroVideoProps {
  copy: HomeCopy['hero'];
  /** Of the box that is laid over the wall, and of the video in it. */
  boxStyle: string;
  videoStyle: string;
}

/** Where the wall is the wide one; elsewhere it is the phones'. */
const wide = '(min-width: 768px), (min-width: 600px) and (max-height: 640px)';

/**
 * The wall in motion, over the same still picture. It is fetched once the page is at rest, and not at all for a visitor
 * who asked for less motion or less data, or whose connection is slow.
 */
export function HeroVideo({ copy, boxStyle, videoStyle }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const screen = useWantedScreen();
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);
  if (!screen) return null;
  const toggle = () => (paused ? void video.current?.play() : video.current?.pause());
  const Drawing = paused ? Play : Pause;
  return (
    <>
      <div className={boxStyle}>
        <video
          key={screen}
          ref={video}
          muted
          loop
          autoPlay
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className={cx(videoStyle, shown ? css({ opacity: '1' }) : css({ opacity: '0' }))}
          onPlaying={() => setShown(true)}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        >
          <source src={screen === 'wide' ? mp4 : phoneMp4} type="video/mp4" />
          <source src={screen === 'wide' ? webm : phoneWebm} type="video/webm" />
        </video>
      </div>
      {shown && (
        <button
          type="button"
          aria-label={paused ? copy.playVideo : copy.pauseVideo}
          className={cx(button({ variant: 'ink', size: 'icon' }), controlStyle)}
          onClick={toggle}
        >
          <Icon of={Drawing} />
        </button>
      )}
    </>
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
    whenIdle(update);
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

const controlStyle = css({ position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' });
