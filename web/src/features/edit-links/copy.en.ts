import { type ContentKey, content } from '#shared/content/registry.ts';

/** Texts for signed-in people on public pages. */
export const copy = {
  region: 'Editing',
  edit: 'Edit this page',
  close: 'Stop editing',
  onPage: 'Texts and pictures of this page',
  post: 'Edit this post',
  dashboard: 'Dashboard',
  item: (key: ContentKey) => content[key].label,
  /** Shown beside an item with an unconfirmed claim. */
  unconfirmed: 'Unconfirmed',
  editItem: (key: ContentKey) => `Edit: ${content[key].label}`,
};
export type EditLinksCopy = typeof copy;
