import type { ComponentType, ReactNode } from 'react';
import { ContentPanel } from '../content/content-panel.tsx';
import { copy as contentCopy } from '../content/copy.en.ts';
import { copy as messagesCopy } from '../messages/copy.en.ts';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { NewMessagesBadge } from '../messages/new-messages-badge.tsx';
import { copy as postsCopy } from '../posts/copy.en.ts';
import { blogPosts, careerPosts, newsPosts } from '../posts/definitions.ts';
import { PostsPanel } from '../posts/list/posts-panel.tsx';
import type { PostDefinition } from '../posts/post-definition.ts';
import { UnsavedContentMark, unsavedPostsMark } from '../unsaved/unsaved-mark.tsx';

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
  Badge: unsavedPostsMark(definition.kind),
});

/** The tabs of the dashboard in their order; the first one opens unless the address names another. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [
  { id: 'content', label: contentCopy.tab, panel: <ContentPanel />, Badge: UnsavedContentMark },
  { id: 'messages', label: messagesCopy.tab, panel: <MessagesPanel />, Badge: NewMessagesBadge },
  postsTab('blog', blogPosts),
  postsTab('news', newsPosts),
  postsTab('careers', careerPosts),
];
