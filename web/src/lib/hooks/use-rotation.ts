import { useEffect, useRef, useState } from 'react';

/**
 * Returns the index of the shown element out of `count`, changing every `interval` milliseconds. The rotation pauses
 * while the pointer or the focus is within an element with the `hold` handlers, and while the tab is hidden. `toggle`
 * stops and restarts it; with `once` it also stops after the last element, and while it is `away` from the window it waits.
 * Visitors who prefer reduced motion only see the elements that they `select`.
 */
export function useRotation(count: number, interval: number, { once = false, away = false } = {}) {
  const [current, select] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [over, setOver] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = useMotionWelcome() && !away && !stopped && !over && !hovered && !focused;
  const left = useRef(interval);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown gets its full time, however it came to be shown.
  useEffect(() => {
    left.current = interval;
  }, [current, interval]);
  useEffect(() => {
    if (!running) return;
    const start = performance.now();
    const next = (current + 1) % count;
    const go = () => (once && next === 0 ? setOver(true) : select(next));
    const timer = setTimeout(go, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [current, running, count, once]);

  return {
    current,
    select,
    running,
    stopped: stopped || over,
    over,
    toggle: () => {
      if (!over) return setStopped(!stopped);
      setOver(false);
      select(0);
    },
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** Returns false until the page is hydrated, while its tab is hidden, and for visitors who prefer reduced motion. */
function useMotionWelcome(): boolean {
  const [welcome, setWelcome] = useState(false);
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setWelcome(!reduced.matches && !document.hidden);
    update();
    reduced.addEventListener('change', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      reduced.removeEventListener('change', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return welcome;
}
