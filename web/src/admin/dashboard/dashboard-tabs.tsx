import type { ComponentType, ReactNode } from 'react';
import { ContentPanel } from '../content/content-panel.tsx';
import { copy as contentCopy } from '../content/copy.en.ts';
import { contentDrafts } from '../content/state/content-drafts.ts';
import { copy as messagesCopy } from '../messages/copy.en.ts';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { NewMessagesBadge } from '../messages/new-messages-badge.tsx';
import { copy as postsCopy } from '../posts/copy.en.ts';
import { blogPosts, careerPosts, newsPosts } from '../posts/definitions.ts';
import { postDrafts, unsavedPostsOf } from '../posts/editor/post-drafts.ts';
import { PostsPanel } from '../posts/list/posts-panel.tsx';
import type { PostDefinition } from '../posts/post-definition.ts';
import { unsavedMark } from '../unsaved/unsaved-mark.tsx';

interface DashboardTab {
  /** Names the tab in the address: `?tab=messages`. */
  id: string;
  label: string;
  panel: ReactNode;
  /** Stands beside the label. */
  Badge?: ComponentType;
}

const postsTab = (id: string, definition: PostDefinition): DashboardTab => ({
  id,
  label: postsCopy.kinds[definition.kind].tab,
  panel: <PostsPanel definition={definition} />,
  Badge: unsavedMark(postDrafts, (drafts) => unsavedPostsOf(definition.kind, drafts).length > 0),
});

/** The tabs of the dashboard in their order; the first one opens unless the address names another. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'content',
    label: contentCopy.tab,
    panel: <ContentPanel />,
    Badge: unsavedMark(contentDrafts, () => contentDrafts.unsaved().length > 0),
  },
  { id: 'messages', label: messagesCopy.tab, panel: <MessagesPanel />, Badge: NewMessagesBadge },
  postsTab('blog', blogPosts),
  postsTab('news', newsPosts),
  postsTab('careers', careerPosts),
];
