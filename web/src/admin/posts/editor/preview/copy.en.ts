export const copy = {
  toggle: 'Page preview',
  links: 'Private link',
};
