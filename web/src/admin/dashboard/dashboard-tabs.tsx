import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { kinds, postKinds } from '#shared/posts/kinds.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import { AuditView } from '../audit/audit-view.tsx';
import { ContentPanel } from '../content/content-panel.tsx';
import { copy as contentCopy } from '../content/copy.en.ts';
import { contentDrafts } from '../content/state/content-drafts.ts';
import { PicturesView } from '../images/library/pictures-view.tsx';
import { copy as messagesCopy } from '../messages/copy.en.ts';
import { handlingDrafts } from '../messages/handling/handling-drafts.ts';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { NewMessagesBadge } from '../messages/new/new-messages-badge.tsx';
import { copy as newsletterCopy } from '../newsletter/tab/copy.en.ts';
import { LazyNewsletterPanel } from '../newsletter/tab/lazy-newsletter-panel.tsx';
import { PeopleView } from '../people/people-view.tsx';
import { postDrafts, unsavedPostsOf } from '../posts/editor/post-drafts.ts';
import { names as postNames } from '../posts/names.en.ts';
import { PersonLine } from '../privacy/person-line.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { unsavedMark } from '../unsaved/unsaved-mark.tsx';
import { copy } from './copy.en.ts';

interface DashboardTab {
  /** Names the tab in the address: `?tab=messages`. */
  id: string;
  label: string;
  panel: ReactNode;
  /** Whether only owners have it. */
  isForOwners?: boolean;
  /** Stands beside the label. */
  Badge?: ComponentType;
}

const postsTab = loadOnce(() => import('../posts/posts-tab.tsx'));

const postTabs = postKinds.map(
  (kind): DashboardTab => ({
    id: kinds[kind].list,
    label: postNames.tabs[kind],
    panel: <LazyView loader={postsTab}>{({ PostsTab }) => <PostsTab kind={kind} />}</LazyView>,
    Badge: unsavedMark(postDrafts, (drafts) => unsavedPostsOf(kind, drafts).length > 0),
  }),
);

const waitingPosts = loadOnce(() => import('../posts/translations/post-translations.tsx'));

function WaitingPosts(props: ComponentProps<Awaited<ReturnType<typeof waitingPosts>>['PostTranslations']>) {
  return (
    <LazyView loader={waitingPosts}>{({ PostTranslations }) => <PostTranslations {...props} />}</LazyView>
  );
}

const UnsavedMessages = unsavedMark(handlingDrafts, () => handlingDrafts.unsaved().length > 0);

function MessagesBadge() {
  return (
    <>
      <NewMessagesBadge />
      <UnsavedMessages />
    </>
  );
}

/** The tabs of the dashboard in their order; the first one opens unless the address names another. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'content',
    label: contentCopy.tab,
    panel: <ContentPanel WaitingPosts={WaitingPosts} />,
    Badge: unsavedMark(contentDrafts, () => contentDrafts.unsaved().length > 0),
  },
  {
    id: 'messages',
    label: messagesCopy.tab,
    panel: (
      <>
        <MessagesPanel />
        <PersonLine />
      </>
    ),
    Badge: MessagesBadge,
  },
  ...postTabs,
  { id: 'pictures', label: copy.pictures, panel: <PicturesView /> },
  { id: 'newsletter', label: newsletterCopy.tab, panel: <LazyNewsletterPanel /> },
  {
    id: 'people',
    label: copy.people,
    panel: (
      <>
        <PeopleView />
        <AuditView />
      </>
    ),
    isForOwners: true,
  },
];
