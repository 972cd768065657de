export const copy = {
  state: {
    kept: 'Draft saved',
    keeping: 'Keeping your draft…',
    failed: 'The server cannot be reached. What you typed is in this browser and is sent again.',
    'too-long': 'This is more text than the server keeps. It is in this browser only; shorten it.',
    contradicted: 'Choose first which words stay. Until then yours are in this browser only.',
  },
  other: (name: string) =>
    `${name} is writing here too. What you both type is put together; only where you change the same text are you asked.`,
  saved: (name: string) =>
    `${name || 'Somebody'} saved this post meanwhile. What you had not touched shows it now; where you both changed the same text you are asked when you save.`,
  savedByYou:
    'You saved this post in another window meanwhile. What you had not touched here shows it now; where it contradicts this you are asked when you save.',
  keepMine: 'Go on with my version',
  discard: 'Discard changes',
  discarded: 'Changes discarded',
  notDiscarded: 'The changes could not be discarded. Please try again.',
  undo: 'Undo',
  undoHow: 'They lie in the trash too, or among the versions of the post.',
  restored: 'Changes brought back',
  notRestored: 'The changes could not be brought back. Please try again.',
  kept: 'Kept as a draft',
  keptText: 'Visitors see nothing of it until you save the post.',
  alreadySaved: 'All unpublished changes are in the post already.',
  isBack: 'The post was restored: it can be saved again.',
  drafts: 'Drafts',
  begun: 'Draft, not yet created:',
  ofDeleted: 'Unpublished changes of a post that was deleted:',
  typed: (by: string, at: string) => `${by}, ${at}`,
  showAll: (count: number) => `Show all ${count} drafts`,
  discardedDrafts: 'Discarded drafts',
  discardedHow: (days: number) =>
    `What was typed and discarded stays here for ${days} days. Restored, it waits as a draft again.`,
  restore: 'Restore',
  proceed: 'Continue editing',
  changed: 'Unpublished changes',
};
