import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { BulkAct } from './bulk-actions.ts';

const posts = (count: number) => `${formatNumber(count)} ${count === 1 ? 'post' : 'posts'}`;

export const copy = {
  column: 'Choose',
  choose: (title: string) => `Choose: ${title}`,
  chooseShown: (count: number) => `Select all ${formatNumber(count)}`,
  chooseFound: (count: number) => `Select all ${formatNumber(count)} found`,
  chosen: (count: number) => `${formatNumber(count)} chosen`,
  acts: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    withdraw: 'Unpublish',
    delete: 'Delete',
    undelete: 'Restore',
  } satisfies Record<BulkAct, string>,
  questions: {
    publish: {
      title: 'Publish these posts?',
      text: (count: number) =>
        `${posts(count)} will be on the website for everybody, or on the day that is planned.`,
      keep: 'Leave as drafts',
    },
    unpublish: {
      title: 'Unpublish these posts?',
      text: (count: number) => `Visitors will not see ${posts(count)} any more.`,
      keep: 'Keep published',
    },
    delete: {
      title: 'Delete these posts?',
      text: (count: number) => `Are you sure you want to delete ${posts(count)}?`,
      keep: 'Keep them',
    },
  },
  soFar: (through: number, count: number) => `${formatNumber(through)} of ${formatNumber(count)} so far`,
  stop: 'Stop',
  done: {
    publish: (count: number) => `${posts(count)} published.`,
    unpublish: (count: number) => `${posts(count)} unpublished.`,
    withdraw: (count: number) => `${posts(count)} unpublished.`,
    delete: (count: number) => `${posts(count)} deleted.`,
    undelete: (count: number) => `${posts(count)} restored.`,
  } satisfies Record<BulkAct, (count: number) => string>,
  planned: {
    scheduled: 'The post is scheduled.',
    ended: 'Visitors do not see the post: its publication is over.',
  },
  notSeen: (count: number) =>
    count === 1
      ? '1 of them is not seen now, by its dates.'
      : `${formatNumber(count)} of them are not seen now, by their dates.`,
  failed: 'Not all could be changed',
  failedText: 'What is left is still chosen. Please try again.',
  undo: 'Undo',
  undoOtherwise: 'Use the switches of these posts, or the trash',
  gone: 'The post was deleted meanwhile.',
  someGone: (count: number) =>
    count === 1
      ? '1 of them was deleted meanwhile.'
      : `${formatNumber(count)} of them were deleted meanwhile.`,
  publishThen: (title: string) => `Publish on that date: ${title}`,
  publishedSwitch: (title: string) => `Published: ${title}`,
  notSwitched: 'The post could not be changed. Please try again.',
  duplicate: 'Duplicate',
  duplicated: 'A copy was made as a draft.',
  notDuplicated: 'The post could not be duplicated. Please try again.',
  edit: 'Edit',
  editOtherwise: 'Press Edit in the row of the copy',
};
