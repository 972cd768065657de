import type { MessageState } from '#shared/messages/message.ts';
import type { BulkAct } from './bulk-run.ts';

/**
 * What can be done with all of some messages, by where those are. Only owners delete, and only what looks like spam.
 */
export function actsFor(states: ReadonlySet<MessageState>, isOwner: boolean): BulkAct[] {
  const all = (state: MessageState) => states.size === 1 && states.has(state);
  return [
    ...(states.has('new') ? (['assign', 'done', 'spam'] as const) : []),
    ...(all('spam') ? (['not-spam'] as const) : []),
    ...(all('spam') && isOwner ? (['delete'] as const) : []),
    ...(all('done') ? (['reopen'] as const) : []),
  ];
}
