import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { isScopeMessage } from '../plan/scope-message.ts';
import { defaultChatService } from './chat.ts';
import { promisedHours } from './limits.ts';
import { isUrgent, type Message, message, stateOf } from './message.ts';

/**
 * The states that messages can be filtered by. `open`: not done, of whatever status; `overdue`: new, not begun, and
 * waiting longer than the promised time.
 */
export const foundStates = [
  'open',
  'overdue',
  'new',
  'in-work',
  'offer-sent',
  'won',
  'lost',
  'closed',
  'done',
  'spam',
] as const;
export type FoundState = (typeof foundStates)[number];

/** The services that contact form and chat assistant offer. */
export const foundServices = [
  'sales-merchandising',
  'activation-experience',
  'data-technology',
  'digital-commerce',
  'general-inquiry',
  'retail-audit',
  'mystery-shopping',
  'brand-activation',
  'market-research',
  'custom-audit',
] as const;
export type FoundService = (typeof foundServices)[number];

/** The type of a message for its handling: an application with a CV, a plan, or one from the form or the chat. */
export const messageTypes = ['form', 'chat', 'scope', 'cv'] as const;
export type MessageType = (typeof messageTypes)[number];

export function typeOf({ source, message, cv }: Pick<Message, 'source' | 'message' | 'cv'>): MessageType {
  if (source === 'chatbot') return 'chat';
  if (cv) return 'cv';
  return isScopeMessage(message) ? 'scope' : 'form';
}

/** Longest text that messages can be searched by, in characters. */
export const messageSearchMaxLength = 200;

const instant = z.optional(z.iso.datetime({ precision: 3 }));

/** A filter for messages. A message must match all of it. `from` and `to` are the first and the last instant of arrival. */
export const messageFilter = {
  text: z.optional(z.string().check(z.maxLength(messageSearchMaxLength))),
  state: z.optional(z.enum(foundStates)),
  urgent: z.optional(z.literal('yes')),
  source: z.optional(message.shape.source),
  type: z.optional(z.enum(messageTypes)),
  service: z.optional(z.enum(foundServices)),
  language: z.optional(z.enum(languages)),
  /** The name of an administrator; empty: assigned to nobody. */
  assignee: z.optional(z.string().check(z.maxLength(200))),
  from: instant,
  to: instant,
};
export type MessageFilter = z.infer<z.ZodMiniObject<typeof messageFilter>>;

/** The properties of a message that a filter can ask for, except its words and its date. */
export interface MessageFacets {
  readonly states: readonly Exclude<FoundState, 'overdue'>[];
  readonly urgent: boolean;
  readonly source: Message['source'];
  readonly type: MessageType;
  readonly service: FoundService | undefined;
  readonly language: Message['language'];
  readonly assignee: Message['assignee'];
}

export function facetsOf(message: Message): MessageFacets {
  const { source, language, assignee } = message;
  return {
    ...{ source, language, assignee },
    type: typeOf(message),
    states: statesOf(message),
    urgent: isUrgent(message.message),
    service: serviceOf(message),
  };
}

function statesOf(message: Message): MessageFacets['states'] {
  const state = stateOf(message);
  if (state === 'spam') return ['spam'];
  return [state === 'done' ? 'done' : 'open', message.status];
}

function serviceOf({ service }: Message): FoundService | undefined {
  if (service === defaultChatService) return 'general-inquiry';
  return foundServices.find((known) => known === service);
}

/**
 * Returns a filter whose result does not depend on the time. Replaces the state `overdue` by the state `new` and by messages
 * that arrived longer ago than the promised time (`to`).
 */
export function withoutTime({ state, to, ...filter }: MessageFilter, now: Date) {
  if (state !== 'overdue') return { ...filter, state, to };
  const due = new Date(now.getTime() - promisedHours * 60 * 60_000).toISOString();
  return { ...filter, state: 'new' as const, to: to !== undefined && to < due ? to : due };
}
export type TimelessFilter = ReturnType<typeof withoutTime>;

/** True if a message matches a filter; words are not compared here. */
export function isFoundBy(message: Message, filter: TimelessFilter): boolean {
  const { states, urgent, source, type, service, language, assignee = '' } = facetsOf(message);
  const is = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value;
  return (
    (filter.state === undefined || states.includes(filter.state)) &&
    (filter.urgent === undefined || urgent) &&
    is(filter.source, source) &&
    is(filter.type, type) &&
    is(filter.service, service) &&
    is(filter.language, language) &&
    is(filter.assignee, assignee) &&
    (filter.from === undefined || message.createdAt >= filter.from) &&
    (filter.to === undefined || message.createdAt <= filter.to)
  );
}
