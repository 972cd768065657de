import { AuditPanel } from '#web/admin/audit/audit-panel.tsx';
import { PeoplePanel } from '#web/admin/people/people-panel.tsx';

/** The people of the admin area, and the log of what was done in it. */
export function Tab() {
  return (
    <>
      <PeoplePanel />
      <AuditPanel />
    </>
  );
}
