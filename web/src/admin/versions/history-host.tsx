import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { shownHistory } from './history.ts';

const historyDialog = loadOnce(() => import('./history-dialog.tsx'));

/** Opens the history dialog; used once on each screen. */
export function HistoryHost() {
  const subject = useStore(shownHistory, (shown) => shown);
  return (
    <LazyDialog loader={historyDialog} open={subject !== undefined}>
      {({ HistoryDialog }) => <HistoryDialog subject={subject} onClose={() => shownHistory.set(undefined)} />}
    </LazyDialog>
  );
}
