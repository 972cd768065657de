import type { FoundState } from '#shared/messages/message-filter.ts';
import { copy as inboxCopy } from '../copy.en.ts';

const states = {
  all: 'All messages',
  open: 'Not completed',
  overdue: 'Waiting over 24 hours',
  ...inboxCopy.statuses,
  done: 'Completed',
  spam: 'Possible spam',
} satisfies Record<FoundState | 'all', string>;

export const copy = {
  search: 'Search messages by name, company, email, number or words',
  placeholder: 'Name, email, number, words',
  clearSearch: 'Clear search',
  more: 'More filters',
  moreCount: (count: number) => `More filters (${count})`,
  clearAll: 'Clear all',
  state: 'Status',
  states,
  urgent: 'Urgent',
  type: 'Type',
  service: 'Service',
  language: 'Language',
  any: {
    state: 'Any status',
    type: 'Any type',
    service: 'Any service',
    language: 'Any language',
    assignee: 'Anybody’s',
  },
  assignee: 'Assigned to',
  mine: 'Mine',
  nobody: 'Nobody’s',
  from: 'From',
  to: 'To',
  title: 'Found messages',
  searching: 'Looking for messages',
  count: (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'message' : 'messages'} found`,
  atLeast: (count: number) =>
    `At least ${count.toLocaleString('en-GB')} ${count === 1 ? 'message' : 'messages'} found`,
  none: 'Nothing found',
  noneOf: (words: string) => `No message matches “${words}”`,
  lookedIn: (state: FoundState | undefined) =>
    state === undefined
      ? 'Looked in new and completed messages and possible spam.'
      : `Looked only in “${states[state]}”.`,
  noneText: 'Try other words, or fewer filters. What came within the last seconds may be missing.',
  noneYet: 'Nothing found so far',
  noneYetText: 'Many messages have these words in part. Look further, or write more of a rare word.',
  further: 'Look further',
  tooShort: 'Write at least two letters of a word.',
  download: 'Download CSV',
  downloading: 'Reading messages',
  downloaded: 'Messages downloaded.',
  fileName: 'messages.csv',
  error: 'Error',
  notDownloaded: 'The messages could not be downloaded. Please try again.',
};
