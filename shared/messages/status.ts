/** How far the work on a message is. The last three are ends of it: a message of these is done. */
export const messageStatuses = ['new', 'in-work', 'offer-sent', 'won', 'lost', 'closed'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Whether nothing is left to do about a message of this status. */
export function isDone(status: MessageStatus): boolean {
  return status === 'won' || status === 'lost' || status === 'closed';
}
