import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';

export const copy = {
  title: 'Possible Spam',
  text: 'These look like spam and wait here apart from the new messages. Their senders were told the same as everybody. Nothing is deleted by itself.',
  urgentText: (count: number) =>
    count === 1
      ? 'Look at this first: 1 of them says it is urgent or asks for a live agent.'
      : `Look at these first: ${formatNumber(count)}${count === countLimit ? '+' : ''} of them say they are urgent or ask for a live agent.`,
  none: 'Nothing looks like spam.',
  notSpam: 'Not spam',
  cleared: 'The message is now among the new ones.',
  notCleared: 'Could not update message',
  delete: 'Delete',
  deleteTitle: 'Delete this message?',
  deleteText: 'It cannot be brought back.',
  keep: 'Keep',
  deleted: 'Message deleted.',
  taken: 'Somebody has said that this message is not spam, or has answered it. It was not deleted.',
  notDeleted: 'Could not delete message',
  tryLater: 'Please try again.',
  deleteAll: 'Delete all flagged',
  deleteAllTitle: 'Delete possible spam?',
  deleteAllText: (count: string) =>
    `This deletes ${count} ${count === '1' ? 'message' : 'messages'}. It cannot be undone. What comes in from now on stays.`,
  deleteNoneText: 'Only urgent messages are left here.',
  includeUrgent: (count: string) => `Also delete the urgent ones (${count})`,
  deletedSoFar: (count: string) => `${count} deleted so far`,
  stop: 'Stop',
  goOn: 'Go on',
  stopped: 'Stopped. What is left is still here; you can go on.',
  failed: 'Not all could be deleted. What is left is still here; try again to go on.',
  allDeleted: 'The flagged messages are deleted.',
};
