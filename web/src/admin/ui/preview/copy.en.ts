import type { Language } from '#shared/language.ts';

export const copy = {
  languages: 'Language of the preview',
  widths: 'Width of the preview',
  width: { desk: 'Desk', phone: 'Phone' },
  frame: { en: 'The page in English', ar: 'The page in Arabic' } satisfies Record<Language, string>,
  loading: 'Loading the preview',
  slow: 'The preview is taking long; it may lag behind what you type.',
  failed: 'The preview could not be renewed; it shows what was there before.',
  notLoaded: 'The preview could not be loaded.',
  retry: 'Try again',
};
