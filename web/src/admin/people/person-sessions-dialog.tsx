import { endPersonSession, endPersonSessions, listPersonSessions } from '#shared/api/people.ts';
import type { Person } from '#shared/people/person.ts';
import { callApi } from '#web/lib/api-client.ts';
import { SessionsDialog } from '../ui/sessions/sessions-dialog.tsx';
import { copy } from './copy.en.ts';

interface PersonSessionsDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
}

/** Where somebody is signed in, for owners. */
export function PersonSessionsDialog({ person, ...dialog }: PersonSessionsDialogProps) {
  const params = { id: person.id };
  const { title, text, endAll, endedAll } = copy.sessions;
  return (
    <SessionsDialog
      {...dialog}
      source={{
        key: person.id,
        list: (signal) => callApi(listPersonSessions, { params, signal }),
        end: (session) => callApi(endPersonSession, { params: { ...params, session } }),
        endAll: () => callApi(endPersonSessions, { params }),
      }}
      words={{ title: title(person.username), text, endAll, endedAll: endedAll(person.username) }}
    />
  );
}
