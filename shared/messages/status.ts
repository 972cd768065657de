/** The status of a message. The last three mean that it is done. */
export const messageStatuses = ['new', 'in-work', 'offer-sent', 'won', 'lost', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** True if a message of this status is done: won, lost or closed. */
export function isDone(status: MessageStatus): boolean {
  return status === 'won' || status === 'lost' || status === 'closed';
}
