export const copy = {
  label: 'About this preview',
  text: 'Private preview: this is not the public page.',
  until: (day: string) => `The link works until ${day}.`,
};

export type PreviewCopy = typeof copy;
