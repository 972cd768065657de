import { loadOnce } from '#web/lib/load-once.ts';
import { LazyView } from '../ui/lazy-view.tsx';

const peoplePanel = loadOnce(() => import('./people-panel.tsx'));

/** The people of the admin area; its code comes when an owner opens it. */
export function PeopleView() {
  return <LazyView loader={peoplePanel}>{({ PeoplePanel }) => <PeoplePanel />}</LazyView>;
}
