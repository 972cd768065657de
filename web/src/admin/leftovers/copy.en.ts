/** Words about what was typed in a window that is closed, and is only in this browser. */
export const copy = {
  title: 'Typed here and not saved',
  text: 'You typed this in this browser, in a window that was closed before the server had it. Choose what to go on with.',
  here: (at: string) => `In this browser, ${at}`,
  onServer: (at: string | undefined, by: string | undefined) =>
    ['On the server', at, by].filter(Boolean).join(', '),
  newer: 'The server’s copy is newer: somebody went on with it since.',
  newerOwn: 'The server’s copy is newer: you went on with it elsewhere since.',
  nothing: 'The server has nothing of it.',
  empty: 'Empty',
  reading: 'Looking for what the server has',
  unread: 'What the server has could not be read.',
  tryAgain: 'Try again',
  useTyped: 'Go on with what I typed',
  useServer: 'Keep the server’s copy',
  discard: 'Discard',
  discarded: 'What you typed was discarded',
  undo: 'Undo',
  undoOtherwise: 'Type it again',
  more: (count: number) => (count === 1 ? 'and 1 more field' : `and ${count} more fields`),
  yesOrNo: { true: 'Yes', false: 'No' },
};
