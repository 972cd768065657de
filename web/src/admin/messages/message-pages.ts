import type { InfiniteData } from '@tanstack/react-query';
import type { ContactSubmission } from '#shared/messages/message.ts';

/** One page of messages as it was read; `next` is the cursor of the page after it. */
export interface MessagePage {
  data: ContactSubmission[];
  next: string | undefined;
}

export type MessagePages = InfiniteData<MessagePage>;

/**
 * The messages of all pages that are not done, each once: a message that arrives between two reads pushes others on
 * to the next page.
 */
export function mergePages({ pages }: MessagePages): ContactSubmission[] {
  const messages = new Map<string, ContactSubmission>();
  for (const message of pages.flatMap(({ data }) => data)) {
    if (!message.processed) messages.set(message.id, message);
  }
  return [...messages.values()];
}

/** The same pages without one message. */
export function withoutMessage(pages: MessagePages | undefined, id: string): MessagePages | undefined {
  return (
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, data: page.data.filter((message) => message.id !== id) })),
    }
  );
}
