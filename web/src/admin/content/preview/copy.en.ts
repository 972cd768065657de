export const copy = {
  toggle: 'Page preview',
  toPreview: 'Go to the preview',
  notPublic: 'Not yet public',
  asStored: 'As visitors see it',
  share: 'Private link for a colleague',
};
