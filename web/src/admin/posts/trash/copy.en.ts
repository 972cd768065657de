export const copy = {
  open: 'Trash',
  openWith: (count: number, more: boolean) => `Trash (${count.toLocaleString('en-GB')}${more ? '+' : ''})`,
  title: (tab: string) => `Trash: ${tab}`,
  text: (days: number) =>
    `Deleted posts stay here for ${days} days and are then deleted for good. What you restore has its address again, and is published if it was.`,
  loading: 'Loading',
  failed: 'The trash could not be loaded.',
  more: 'Show more',
  empty: 'No deleted posts.',
  deleted: (at: string, by: string) => (by ? `Deleted ${at} by ${by}` : `Deleted ${at}`),
  restore: 'Restore',
  forGood: 'Delete for good',
  question: 'Nobody can bring it back then.',
  done: { restored: 'Post restored', purged: 'Post deleted for good' },
  notDone: 'That did not work',
  gone: 'The post is not in the trash any more.',
  tryLater: 'Please try again later.',
};
