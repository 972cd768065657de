import type { InfiniteData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { type Message, type MessageState, stateOf } from '#shared/messages/message.ts';

/** One page of messages; `next` is the cursor of the page after it. */
export interface MessagePage {
  data: Message[];
  next: string | undefined;
}

export type MessagePages = InfiniteData<MessagePage>;

/**
 * Returns the messages of all pages that are in this state, each once: a message that arrives between two reads pushes
 * others on to the next page.
 */
export function mergePages(state: MessageState, { pages }: MessagePages): Message[] {
  const messages = new Map<string, Message>();
  for (const message of pages.flatMap(({ data }) => data)) {
    if (stateOf(message) === state) messages.set(message.id, message);
  }
  return [...messages.values()];
}

export function withoutMessage(pages: MessagePages | undefined, id: string): MessagePages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, data: page.data.filter((message) => message.id !== id) })),
    }
  );
}

/** Returns the pages with the current state of a message, if they have it. */
export function withChanged(pages: MessagePages | undefined, message: Message): MessagePages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        data: page.data.map((other) => (other.id === message.id ? message : other)),
      })),
    }
  );
}

/**
 * Returns the pages with a message that is in this list again, sorted by arrival. If it belongs after the pages read so far,
 * they stay as they are.
 */
export function withMessage(pages: MessagePages | undefined, message: Message): MessagePages | undefined {
  if (!pages) return undefined;
  const isSame = ({ id }: Message) => id === message.id;
  const isAfter = ({ createdAt }: Message) => createdAt < message.createdAt;
  const known = pages.pages.findIndex(({ data }) => data.some(isSame));
  const at = pages.pages.findIndex(({ data, next }) => data.some(isAfter) || next === undefined);
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (known >= 0) return { ...page, data: page.data.map((other) => (isSame(other) ? message : other)) };
      if (index !== at) return page;
      const place = page.data.findIndex(isAfter);
      return { ...page, data: page.data.toSpliced(place < 0 ? page.data.length : place, 0, message) };
    }),
  };
}

/**
 * Moves the focus to the heading of the first requested message, once it is listed. Returns the ref of the list, and a
 * function to call when more are requested.
 */
export function useGrownList(length: number): {
  list: RefObject<HTMLUListElement | null>;
  onAsk: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const grownFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = grownFrom.current;
    if (from === undefined || length <= from) return;
    grownFrom.current = undefined;
    list.current?.children[from]?.querySelector('h3')?.focus();
  }, [length]);
  const onAsk = () => {
    grownFrom.current = length;
  };
  return { list, onAsk };
}
