import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/load-once.ts';

const picturesPanel = loadOnce(() => import('./pictures-panel.tsx'));

/** The library of pictures; its code comes when it is opened. */
export function PicturesView() {
  return <LazyView loader={picturesPanel}>{({ PicturesPanel }) => <PicturesPanel />}</LazyView>;
}
