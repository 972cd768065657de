import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { css, cx } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import mp4 from '../../assets/hero.mp4';
import webm from '../../assets/hero.webm';
import { whenIdle } from '../../lib/when-idle.ts';
import type { HomeCopy } from './copy.en.ts';

/**
 * The wall in motion, over the same still picture. It is fetched once the page is at rest, on wide screens only, and
 * not at all for a visitor who asked for less motion or less data.
 */
export function HeroVideo({ copy, className }: { copy: HomeCopy['hero']; className: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const wanted = useVideoWanted();
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);
  if (!wanted) return null;
  const toggle = () => (paused ? void video.current?.play() : video.current?.pause());
  const Icon = paused ? Play : Pause;
  return (
    <>
      <video
        ref={video}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        width={1600}
        height={900}
        className={cx(className, shown ? css({ opacity: '1' }) : css({ opacity: '0' }))}
        onPlaying={() => setShown(true)}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      {shown && (
        <button
          type="button"
          aria-label={paused ? copy.playVideo : copy.pauseVideo}
          className={cx(button({ variant: 'ink', size: 'icon' }), controlStyle)}
          onClick={toggle}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function useVideoWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const welcome = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)').matches;
    if (welcome && !connection?.saveData) whenIdle(() => setWanted(true));
  }, []);
  return wanted;
}

const controlStyle = css({
  position: 'absolute',
  bottom: '4',
  insetInlineStart: '4',
  zIndex: '[1]',
  display: { base: 'none', md: 'inline-flex' },
});
