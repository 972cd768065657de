/** Words about the keys of the inbox. */
export const copy = {
  open: 'Keys',
  title: 'Keys in the Inbox',
  close: 'Close',
  text: 'Go through the messages without the mouse. While you type, the keys are letters again.',
  actions: {
    next: 'Next message',
    previous: 'Message before',
    open: 'Open the message',
    done: 'Mark as done',
    choose: 'Choose the message, or not',
    undo: 'Undo the last one marked as done',
    reply: 'Reply by mail',
    help: 'Show these keys',
  },
  or: 'or',
  enabled: 'Use these keys',
  nothingToUndo: 'Nothing was marked as done since you came.',
};
