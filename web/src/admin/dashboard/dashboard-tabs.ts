import type { ComponentType } from 'react';
import { ContentPanel } from '../content/content-panel.tsx';
import { copy as contentCopy } from '../content/copy.en.ts';
import { copy as messagesCopy } from '../messages/copy.en.ts';
import { MessagesPanel } from '../messages/messages-panel.tsx';
import { NewMessagesBadge } from '../messages/new-messages-badge.tsx';

interface DashboardTab {
  /** Names the tab in the address: `?tab=messages`. */
  id: string;
  label: string;
  Panel: ComponentType;
  /** Stands beside the label. */
  Badge?: ComponentType;
}

const content: DashboardTab = { id: 'content', label: contentCopy.tab, Panel: ContentPanel };
const messages: DashboardTab = {
  id: 'messages',
  label: messagesCopy.tab,
  Panel: MessagesPanel,
  Badge: NewMessagesBadge,
};

/** The tabs of the dashboard in their order; the first one opens unless the address names another. */
export const dashboardTabs: readonly [DashboardTab, ...DashboardTab[]] = [content, messages];
