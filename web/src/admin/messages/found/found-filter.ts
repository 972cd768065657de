import { useLocation, useNavigate } from 'react-router-dom';
import { type Language, languages } from '#shared/language.ts';
import type { MessageFilter, MessageType } from '#shared/messages/message-filter.ts';
import {
  type FoundService,
  type FoundState,
  foundServices,
  foundStates,
  messageTypes,
} from '#shared/messages/message-filter.ts';
import { inboxAddress } from '../inbox-view.ts';

/** A filter of messages, as in the URL and the form; `from` and `to` are days, such as `2026-05-01`. */
export interface FoundFilter {
  readonly text: string;
  /**
   * A state; `all` or empty: any state. An empty filter shows the new messages instead of results; one with `all` shows all
   * messages as results.
   */
  readonly state: FoundState | 'all' | '';
  readonly urgent: 'yes' | '';
  readonly type: MessageType | '';
  readonly service: FoundService | '';
  readonly language: Language | '';
  /** `mine`, `nobody`, or `is:` and a name. */
  readonly assignee: string;
  readonly from: string;
  readonly to: string;
}

const choices = {
  state: [...foundStates, 'all'],
  urgent: ['yes'],
  type: messageTypes,
  service: foundServices,
  language: languages,
} as const;

const day = /^\d{4}-\d\d-\d\d$/;

/** Returns the filter in a URL; unknown values are ignored. */
export function filterIn(search: string): FoundFilter {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | '' =>
    known.find((value) => value === given.get(name)) ?? '';
  const dayIn = (name: string) => {
    const value = given.get(name) ?? '';
    return day.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    text: given.get('text') ?? '',
    state: oneOf('state', choices.state),
    urgent: oneOf('urgent', choices.urgent),
    type: oneOf('type', choices.type),
    service: oneOf('service', choices.service),
    language: oneOf('language', choices.language),
    assignee: /^(mine|nobody|is:.+)$/su.exec(given.get('assignee') ?? '')?.[0] ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

/** Returns the URL of a filter's results; that of the new messages for an empty one. */
export function addressOf(filter: FoundFilter): string {
  const said = Object.entries(filter).filter(([, value]) => value !== '');
  if (said.length === 0) return '?tab=messages';
  return `?${new URLSearchParams({ tab: 'messages', view: 'found', ...Object.fromEntries(said) })}`;
}

/** Returns the number of active filters, not counting the words. */
export function chosenFilters({ text: _, ...choices }: FoundFilter): number {
  return Object.values(choices).filter(Boolean).length;
}

/**
 * Returns the request for a filter; `mine` means the reader with this name. Days begin and end in the reader's time
 * zone.
 */
export function requestOf(
  { state, text, assignee, from, to, ...others }: FoundFilter,
  reader: string | undefined,
): MessageFilter {
  const named = { mine: reader, nobody: '' }[assignee] ?? assignee.slice('is:'.length);
  const said = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return {
    ...said,
    ...(text.trim() && { text: text.trim() }),
    ...(state && state !== 'all' && { state }),
    ...(assignee && { assignee: named }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** The filter of the list of possible spam. */
const allSpam = filterIn('state=spam');

/**
 * Returns the filter in the URL, and a function that changes it. Typing adds no steps to the history. In the list of possible
 * spam, a search finds only possible spam; if the words are deleted, that list is shown again.
 */
export function useFoundFilter(): {
  filter: FoundFilter;
  /** True if a filter hides some of the messages. */
  isFiltered: boolean;
  change: (changed: Partial<FoundFilter>) => void;
  clear: () => void;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = new URLSearchParams(search).get('view');
  const isFound = view === 'found';
  const isSpam = view === 'spam';
  const filter = isSpam ? allSpam : filterIn(isFound ? search : '');
  const go = (address: string) => navigate(address, { replace: isFound });
  return {
    filter,
    isFiltered: !isSpam && addressOf(filter) !== inboxAddress('new'),
    change: (changed) => {
      const address = addressOf({ ...filter, ...changed });
      const isEmptied = !('state' in changed) && address === addressOf(allSpam);
      go(isEmptied ? inboxAddress('spam') : address);
    },
    clear: () => go(inboxAddress('new')),
  };
}
