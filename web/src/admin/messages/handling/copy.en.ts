import type { MessageChange } from '#shared/messages/handling.ts';

export const copy = {
  title: 'Handling',
  status: 'Status',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  gone: (name: string) => `${name} (no longer here)`,
  leaves: (name: string, day: string) => `${name} (leaves ${day})`,
  note: 'Note',
  noteHint: 'Only administrators read it.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved.',
  notSaved: 'Could not save. What you typed is kept; please try again.',
  loading: 'Loading what was noted',
  failed: 'What was noted could not be loaded.',
  tryAgain: 'Try again',
  problems: {
    assignee: 'There is no administrator of this name any more. Choose somebody else.',
    note: 'The note is too long; please shorten it.',
  } as Readonly<Record<string, string>>,
  conflict: {
    own: 'You changed this message in another window meanwhile.',
    by: (name: string) => `${name} changed this message meanwhile.`,
    unknown: 'This message was changed elsewhere meanwhile.',
  },
  history: (count: number) => `History (${count})`,
  things: {
    status: 'Status',
    assignee: 'Assigned to',
    note: 'Note',
    'not-spam': 'Not spam',
    spam: 'Spam',
  } satisfies Record<MessageChange['what'], string>,
  nothing: 'nothing',
  somebody: 'Somebody',
};
