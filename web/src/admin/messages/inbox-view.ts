import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The lists of the inbox, each of which has the screen for itself. */
export const inboxViews = ['new', 'completed'] as const;
export type InboxView = (typeof inboxViews)[number];

/** The id of the heading of the list that is open; it takes the focus that has nowhere else to go. */
export const inboxHeadingId = 'inbox-list';

/** The address of a list. */
export const inboxAddress = (view: InboxView) => `?tab=messages${view === 'new' ? '' : `&view=${view}`}`;

/** The list that the address names, the new messages unless it names another. Its heading takes the focus when it replaces another. */
export function useInboxView(): InboxView {
  const named = new URLSearchParams(useLocation().search).get('view');
  const view = inboxViews.find((known) => known === named) ?? 'new';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById(inboxHeadingId)?.focus();
  }, [view]);
  return view;
}
