/** Words of the list of what looks like spam. */
export const copy = {
  title: 'Possible Spam',
  text: 'These look like spam and wait here apart from the new messages. Their senders were told the same as everybody. Nothing is deleted by itself.',
  urgentText: (count: string) =>
    `Look at these first: ${count} of them ${count === '1' ? 'says it is' : 'say they are'} urgent or ask for a live agent.`,
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
    `${count} ${count === '1' ? 'message' : 'messages'} will be deleted. This cannot be undone. What comes in from now on stays.`,
  deleteNoneText: 'Only urgent messages are left here.',
  includeUrgent: (count: string) => `Also delete the ${count} urgent`,
  deletedSoFar: (count: string) => `${count} deleted so far`,
  stopped: 'Not all could be deleted. What is left is still here; try again to go on.',
  allDeleted: 'The flagged messages are deleted.',
};
