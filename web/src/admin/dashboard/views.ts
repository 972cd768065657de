import { kinds, postKinds } from '#shared/posts/kinds.ts';

/** The views of the dashboard. Each is a module of its own, `tabs/<view>-tab.tsx`, loaded when it is opened. */
export const views = [
  'content',
  'messages',
  'posts',
  'pictures',
  'newsletter',
  'usage',
  'people',
  'backups',
  'overview',
] as const;
export type View = (typeof views)[number];

/** Views that are opened so often that their code is fetched in advance. */
export const dailyViews: readonly View[] = ['content', 'messages', 'posts', 'overview'];

/** Returns the view of the tab in a URL; the content if there is none. */
export function viewOf(tab: string | null): View {
  if (postKinds.some((kind) => kinds[kind].list === tab)) return 'posts';
  return views.find((view) => view === tab) ?? views[0];
}

/** Returns the module of a view, relative to the folder `web`. */
export function viewSource(view: View): string {
  return `src/admin/dashboard/tabs/${view}-tab.tsx`;
}
