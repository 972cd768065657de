import { type Language, languages } from '#shared/language.ts';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import {
  type FoundService,
  type FoundState,
  foundServices,
  foundStates,
} from '#shared/messages/message-filter.ts';

/** What is looked for, as the address and the form say it; `from` and `to` are days, such as `2026-05-01`. */
export interface FoundFilter {
  readonly text: string;
  /** `all`: whatever the state. */
  readonly state: FoundState | 'all' | '';
  readonly urgent: 'yes' | '';
  readonly source: Message['source'] | '';
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
  source: ['contact', 'chatbot'],
  service: foundServices,
  language: languages,
} as const;

const day = /^\d{4}-\d\d-\d\d$/;

/** The filter that an address names; what it does not know counts as not said. */
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
    source: oneOf('source', choices.source),
    service: oneOf('service', choices.service),
    language: oneOf('language', choices.language),
    assignee: /^(mine|nobody|is:.+)$/su.exec(given.get('assignee') ?? '')?.[0] ?? '',
    from: dayIn('from'),
    to: dayIn('to'),
  };
}

/** The address of what a filter finds; of the new messages for one that says nothing. */
export function addressOf(filter: FoundFilter): string {
  const said = Object.entries(filter).filter(([, value]) => value !== '');
  if (said.length === 0) return '?tab=messages';
  return `?${new URLSearchParams({ tab: 'messages', view: 'found', ...Object.fromEntries(said) })}`;
}

/** How many of the choices that are not always on screen are made. */
export function furtherChoices({ source, service, language, assignee, from, to }: FoundFilter): number {
  return [source, service, language, assignee, from, to].filter(Boolean).length;
}

/** What is asked of the server for the reader of this name: days begin and end where they are. */
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
