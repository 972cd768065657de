import { MessagesPanel } from '#web/admin/messages/messages-panel.tsx';
import { PersonLine } from '#web/admin/privacy/person-line.tsx';

/** The inbox, and the way to all that is stored of somebody. */
export function Tab() {
  return (
    <>
      <MessagesPanel />
      <PersonLine />
    </>
  );
}
