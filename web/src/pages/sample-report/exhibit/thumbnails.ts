import type { Language } from '#shared/language.ts';

/** Pictures of the six pages, by `node web/art/generate.ts --report`. */
const pictures = import.meta.glob<string>('../../../assets/report/page-*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The addresses of the pictures of the pages, in their order. */
export const thumbnails: Readonly<Record<Language, readonly string[]>> = {
  en: picturesIn('en'),
  ar: picturesIn('ar'),
};

function picturesIn(language: Language): readonly string[] {
  return Object.entries(pictures)
    .filter(([path]) => path.endsWith(`-${language}.webp`))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, address]) => address);
}
