import { kinds, postKinds } from '#shared/posts/kinds.ts';

/** What the dashboard shows below its tabs. Each is a module of its own, `tabs/<view>-tab.tsx`, that comes when it is opened. */
export const views = ['content', 'messages', 'posts', 'pictures', 'newsletter', 'people'] as const;
export type View = (typeof views)[number];

/** What is opened so often that its code is fetched before anybody asks for it. */
export const dailyViews: readonly View[] = ['content', 'messages', 'posts'];

/** The view of the tab that an address names; that of the first tab where it names none. */
export function viewOf(tab: string | null): View {
  if (postKinds.some((kind) => kinds[kind].list === tab)) return 'posts';
  return views.find((view) => view === tab) ?? views[0];
}

/** The module of a view, from the folder `web`. */
export function viewSource(view: View): string {
  return `src/admin/dashboard/tabs/${view}-tab.tsx`;
}
