export const copy = {
  open: 'Shortcuts',
  actions: {
    next: 'Next message',
    previous: 'Previous message',
    open: 'Open the message',
    done: 'Mark as done',
    choose: 'Select the message, or not',
    chooseTo: 'Select all up to the message',
    assign: 'Choose who the message is assigned to',
    note: 'Write a note',
    leave: 'From a field back to the message',
    search: 'Search',
    undo: 'Undo the last one marked as done',
    reply: 'Reply by mail',
  },
  nothingToUndo: 'Nothing was marked as done since you came.',
};
