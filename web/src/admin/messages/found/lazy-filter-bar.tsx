import { useEffect } from 'react';
import { css } from '#styles/css';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const filterBar = loadOnce(() => import('./filter-bar.tsx'));

/** What messages are looked for by, whose code comes after that of the messages; its place is kept for it. */
export function LazyFilterBar() {
  const [module, load] = useLazy(filterBar);
  useEffect(() => {
    // What cannot be loaded is seen by what else of the screen cannot.
    load().catch(() => {});
  }, [load]);
  return <div className={placeStyle}>{module && <module.FilterBar />}</div>;
}

const placeStyle = css({ minHeight: { base: '[168px]', md: '[50px]' } });
