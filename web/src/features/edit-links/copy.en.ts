import { type ContentKey, content } from '#shared/content/registry.ts';

/** Words for who is signed in, on the public pages. */
export const copy = {
  region: 'Editing',
  edit: 'Edit this page',
  close: 'Stop editing',
  onPage: 'Texts and pictures of this page',
  post: 'Edit this post',
  dashboard: 'Dashboard',
  item: (key: ContentKey) => content[key].label,
  /** Beside an item that claims something nobody has confirmed. */
  unconfirmed: 'Unconfirmed',
  editItem: (key: ContentKey) => `Edit: ${content[key].label}`,
};
export type EditLinksCopy = typeof copy;
