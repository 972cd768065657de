import { loadOnce } from '#web/lib/load-once.ts';
import { LazyView } from '../ui/lazy-view.tsx';

const auditPanel = loadOnce(() => import('./audit-panel.tsx'));

/** The log of what was done; its code comes when an owner opens it. */
export function AuditView() {
  return <LazyView loader={auditPanel}>{({ AuditPanel }) => <AuditPanel />}</LazyView>;
}
