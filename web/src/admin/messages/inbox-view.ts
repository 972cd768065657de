import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The lists of the inbox, each of which has the screen for itself. */
export const inboxViews = ['new', 'completed', 'spam', 'found'] as const;
export type InboxView = (typeof inboxViews)[number];

/** The id of the heading of the list that is open; it takes the focus that has nowhere else to go. */
export const inboxHeadingId = 'inbox-list';

/** The address of a list. */
export const inboxAddress = (view: InboxView) => `?tab=messages${view === 'new' ? '' : `&view=${view}`}`;

/** The list that the address names, the new messages unless it names another. */
export function useInboxView(): InboxView {
  // Whoever comes back to the inbox comes by its tab, which keeps the focus.
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

/** Moves the focus to the heading of a list that takes the place of another, once it is there. */
export function useHeadingFocus(view: InboxView): void {
  useEffect(() => {
    if (lastShown !== undefined && lastShown !== view) document.getElementById(inboxHeadingId)?.focus();
    lastShown = view;
  }, [view]);
}
