import { css } from '#styles/css';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/load-once.ts';

const filterBar = loadOnce(() => import('./filter-bar.tsx'));

/** What messages are looked for by, whose code comes after that of the messages; its place is kept for it. */
export function LazyFilterBar() {
  return (
    <div className={placeStyle}>
      <LazyView loader={filterBar} meanwhile={null}>
        {({ FilterBar }) => <FilterBar />}
      </LazyView>
    </div>
  );
}

const placeStyle = css({ minHeight: { base: '[168px]', md: '[50px]' } });
