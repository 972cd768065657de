import { endOtherSessions, endSession, listSessions } from '#shared/api/session.ts';
import { SessionsDialog, type SessionsSource } from '#web/admin/ui/sessions/sessions-dialog.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

const source: SessionsSource = {
  key: 'own',
  list: (signal) => callApi(listSessions, { signal }),
  end: (id) => callApi(endSession, { params: { id } }),
  endAll: () => callApi(endOtherSessions),
};

/** The sessions of the signed-in person. */
export function OwnSessionsDialog(props: { open: boolean; onClose: () => void }) {
  return <SessionsDialog {...props} source={source} words={copy} />;
}
