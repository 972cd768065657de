export const copy = {
  toggle: 'Page preview',
  notPublic: 'Not yet public',
  asStored: 'As visitors see it',
  share: 'Private link for a colleague',
};
