import type { ComponentType, ReactNode } from 'react';
import { kinds, postKinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { forgetFailedLoads, type Loader, loadOnce } from '#web/lib/loading/load-once.ts';
import { type ReadableStore, useStore } from '#web/lib/store.ts';
import { copy as contentCopy } from '../content/copy.en.ts';
import { contentDrafts } from '../content/state/content-drafts.tsx';
import { copy as messagesCopy } from '../messages/copy.en.ts';
import { handlingDrafts } from '../messages/handling/handling-drafts.ts';
import { NewMessagesBadge } from '../messages/new/new-messages-badge.tsx';
import { copy as overviewCopy } from '../overview/copy.en.ts';
import { postDrafts, unsavedPostsOf } from '../posts/editor/post-drafts.ts';
import { names as postNames } from '../posts/names.en.ts';
import { LazyView } from '../ui/lazy-view.tsx';
import { copy as unsavedCopy } from '../unsaved/copy.en.ts';
import { copy } from './copy.en.ts';
import type { View } from './views.ts';

interface DashboardTab {
  /** Names the tab in the URL: `?tab=messages`. */
  id: string;
  label: string;
  view: View;
  panel: ReactNode;
  /** True for a tab that only owners have. */
  isForOwners?: boolean;
  Badge?: ComponentType;
  /** True for a tab whose saves are published. It shows the state of the publication. */
  publishes?: boolean;
  /** True for a tab whose panel takes the height of the window, and scrolls within. */
  fills?: boolean;
}

const loaders = {
  overview: loadOnce(() => import('./tabs/overview-tab.tsx')),
  content: loadOnce(() => import('./tabs/content-tab.tsx')),
  messages: loadOnce(() => import('./tabs/messages-tab.tsx')),
  posts: loadOnce(() => import('./tabs/posts-tab.tsx')),
  pictures: loadOnce(() => import('./tabs/pictures-tab.tsx')),
  newsletter: loadOnce(() => import('./tabs/newsletter-tab.tsx')),
  usage: loadOnce(() => import('./tabs/usage-tab.tsx')),
  people: loadOnce(() => import('./tabs/people-tab.tsx')),
  backups: loadOnce(() => import('./tabs/backups-tab.tsx')),
} satisfies Record<View, Loader<[], object>>;

/** Loads the code of a view in advance. A failure is ignored: the view is loaded again when it is opened. */
export function warmView(view: View): void {
  loaders[view]().catch(forgetFailedLoads);
}

/** Returns the tab of a view. Its `tab` parameter in the URL is the name of the view. */
function tabOf(view: Exclude<View, 'posts'>) {
  return { id: view, view, panel: <LazyView loader={loaders[view]}>{({ Tab }) => <Tab />}</LazyView> };
}

const postTabs = postKinds.map(
  (kind): DashboardTab => ({
    id: kinds[kind].list,
    label: postNames.tabs[kind],
    view: 'posts',
    publishes: true,
    panel: <LazyView loader={loaders.posts}>{({ Tab }) => <Tab kind={kind} />}</LazyView>,
    Badge: unsavedMark(postDrafts, (drafts) => unsavedPostsOf(kind, drafts).length > 0),
  }),
);

const UnsavedMessages = unsavedMark(handlingDrafts, () => handlingDrafts.hasUnsaved());

function MessagesBadge() {
  return (
    <>
      <NewMessagesBadge />
      <UnsavedMessages />
    </>
  );
}

/** The tab that opens unless the URL names another. */
export const contentTab: DashboardTab = {
  ...tabOf('content'),
  label: contentCopy.tab,
  publishes: true,
  Badge: unsavedMark(contentDrafts, () => contentDrafts.hasUnsaved()),
};

export const dashboardTabs: readonly DashboardTab[] = [
  { ...tabOf('overview'), label: overviewCopy.tab, publishes: true },
  contentTab,
  { ...tabOf('messages'), label: messagesCopy.tab, Badge: MessagesBadge, fills: true },
  ...postTabs,
  { ...tabOf('pictures'), label: copy.pictures, publishes: true },
  { ...tabOf('newsletter'), label: copy.newsletter },
  { ...tabOf('usage'), label: copy.usage },
  { ...tabOf('people'), label: copy.people, isForOwners: true },
  { ...tabOf('backups'), label: copy.backups, isForOwners: true },
];

/** Makes the mark of a tab, shown while one of these drafts is unsaved. */
function unsavedMark<Drafts>(drafts: ReadableStore<Drafts>, isUnsaved: (drafts: Drafts) => boolean) {
  return () => useStore(drafts, isUnsaved) && <Mark />;
}

function Mark() {
  return (
    <span className={markStyle}>
      <span className={css({ srOnly: true })}>{unsavedCopy.mark}</span>
    </span>
  );
}

const markStyle = css({
  position: 'relative',
  width: '2',
  height: '2',
  borderRadius: 'round',
  background: 'edit.solid',
});
