import { directionOf, type Language, localizedPath } from '../language.ts';

/** The sizes of the app icons, in pixels; each is the file `/icon-<size>.png`. */
export const appIconSizes = [192, 512];

/** The colour of the browser's own bars around a page. */
const themeColour = '#0B2B30';

/** Returns the web app manifest of the site in a language, as JSON. `name` is the company's name. */
export function webManifest(language: Language, name: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: localizedPath('/', language),
    display: 'browser',
    theme_color: themeColour,
    background_color: '#FFFFFF',
    icons: appIconSizes.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
