import { type DigitalCommerceCopy, copy as english } from './copy.en.ts';

export { texts } from '#shared/content/services/digital-commerce.ar.ts';

/** The page exists in English only: its title and text stay English inside the Arabic surroundings, with a notice. */
export const copy: DigitalCommerceCopy = {
  ...english,
  notice: 'هذه الصفحة متاحة بالإنجليزية فقط.',
};
