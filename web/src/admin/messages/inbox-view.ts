import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { createStore } from '#web/lib/store.ts';

/** The lists of the inbox; the screen shows one of them. */
export const inboxViews = ['new', 'completed', 'spam', 'found'] as const;
export type InboxView = (typeof inboxViews)[number];

/** The id of the heading of the open list, which gets the focus when the focused element is removed. */
export const inboxHeadingId = 'inbox-list';

/** Returns the URL of a list, relative to the dashboard. */
export const inboxAddress = (view: InboxView) => `?tab=messages${view === 'new' ? '' : `&view=${view}`}`;

/** Returns the list in the URL; the new messages by default. */
export function useInboxView(): InboxView {
  // Forgets the last list when the inbox closes. A user who comes back has pressed the tab of the inbox, which keeps the focus.
  useEffect(
    () => () => {
      lastShown = undefined;
    },
    [],
  );
  const named = new URLSearchParams(useLocation().search).get('view');
  return inboxViews.find((known) => known === named) ?? 'new';
}

let lastShown: InboxView | undefined;

/** Moves the focus to the heading of a list that replaces another, once it is rendered. */
export function useHeadingFocus(view: InboxView): void {
  useEffect(() => {
    if (lastShown !== undefined && lastShown !== view) document.getElementById(inboxHeadingId)?.focus();
    lastShown = view;
  }, [view]);
}

/** From this window width on, the open message is beside the list. Below it, the message replaces the list. */
export const beside = '(min-width: 1280px)';

/** The id of the heading of the open message. */
export const openMessageId = 'open-message';

/** The ids of the messages in the list on screen, in their order. */
export const listedIds = createStore<readonly string[]>([]);

/** Returns the id of the open message in the URL, and functions that open another one and close it. */
export function useOpenMessage(): {
  id: string | undefined;
  open: (id: string) => void;
  close: () => void;
} {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const id = given.get('open') ?? undefined;
  const go = (to: string | undefined, options: NavigateOptions) => {
    if (to === undefined) given.delete('open');
    else given.set('open', to);
    void navigate({ search: `?${given}` }, options);
  };
  return {
    id,
    open: (next) =>
      next !== id && go(next, id === undefined ? { state: { isFromList: true } } : { state, replace: true }),
    close: () => {
      // Goes back in the history if the message was opened from the list, so that the browser's Back button does not
      // open it again.
      if ((state as { isFromList?: boolean } | null)?.isFromList) void navigate(-1);
      else go(undefined, { replace: true });
    },
  };
}
