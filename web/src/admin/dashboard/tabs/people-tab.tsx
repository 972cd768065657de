import { AuditPanel } from '#web/admin/audit/audit-panel.tsx';
import { PeoplePanel } from '#web/admin/people/people-panel.tsx';

export function Tab() {
  return (
    <>
      <PeoplePanel />
      <AuditPanel />
    </>
  );
}
