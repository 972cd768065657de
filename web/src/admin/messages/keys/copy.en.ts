export const copy = {
  open: 'Shortcuts',
  title: 'Shortcuts in the Inbox',
  close: 'Close',
  text: 'Go through the messages without the mouse. They do not work while you type.',
  actions: {
    next: 'Next message',
    previous: 'Previous message',
    open: 'Open the message',
    done: 'Mark as done',
    choose: 'Select the message, or not',
    undo: 'Undo the last one marked as done',
    reply: 'Reply by mail',
    help: 'Show these shortcuts',
  },
  or: 'or',
  enabled: 'Use these shortcuts',
  nothingToUndo: 'Nothing was marked as done since you came.',
};
