import { useRef } from 'react';
import { endPersonSession, endPersonSessions, listPersonSessions } from '#shared/api/people.ts';
import type { Person } from '#shared/people/person.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { SessionsDialog } from '../ui/sessions/sessions-dialog.tsx';
import { copy } from './copy.en.ts';
import { LeaveDialog } from './leave/leave-dialog.tsx';
import type { OpenDialog } from './people-queries.ts';
import { usePersonAct } from './people-queries.ts';
import { PersonForm } from './person-form.tsx';

interface PeopleDialogsProps {
  /** The dialog to show; `undefined` closes it. */
  dialog: OpenDialog | undefined;
  onClose: () => void;
}

/** The dialogs about people: invite, change, sessions, leave and confirmations. */
export function PeopleDialogs({ dialog, onClose }: PeopleDialogsProps) {
  const { mutate, isPending } = usePersonAct();
  // The dialog keeps its text while it closes.
  const last = useRef(dialog);
  if (dialog) last.current = dialog;
  const shown = dialog ?? last.current;
  if (!shown) return null;
  const open = dialog !== undefined;
  if (shown.what === 'invite' || shown.what === 'change') {
    const person = shown.what === 'change' ? shown.person : undefined;
    return (
      <Dialog
        open={open}
        title={person ? copy.changing.title(person.username) : copy.invitation.title}
        close={copy.close}
        onClose={onClose}
        startsTyping={!person}
        narrow
      >
        <PersonForm person={person} onClose={onClose} />
      </Dialog>
    );
  }
  if (shown.what === 'sessions') {
    return <PersonSessionsDialog person={shown.person} open={open} onClose={onClose} />;
  }
  const { what, person } = shown;
  const focusAfter = () =>
    document.getElementById(`person-${person.id}`) ?? document.getElementById('people');
  if (what !== 'codes-off') {
    return (
      <LeaveDialog reason={what} person={person} open={open} onClose={onClose} focusAfter={focusAfter} />
    );
  }
  const words = copy.turningCodesOff;
  return (
    <ConfirmDialog
      open={open}
      title={words.title(person.username)}
      labels={words}
      busy={isPending}
      focusAfter={focusAfter}
      onAnswer={(confirmed) =>
        confirmed ? mutate({ act: what, person }, { onSettled: onClose }) : onClose()
      }
    >
      <p>{words.text(person.username)}</p>
    </ConfirmDialog>
  );
}

interface PersonSessionsDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
}

/** The sessions of another person, which owners can end. */
function PersonSessionsDialog({ person, ...dialog }: PersonSessionsDialogProps) {
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
