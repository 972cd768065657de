import { AuditPanel } from '#web/admin/audit/audit-panel.tsx';
import { PeoplePanel } from '#web/admin/people/people-panel.tsx';

/** The people of the admin area, and the audit log. */
export function Tab() {
  return (
    <>
      <PeoplePanel />
      <AuditPanel />
    </>
  );
}
