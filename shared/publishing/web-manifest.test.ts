import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('the manifest of a language has all that browsers read', () => {
  const icon = { type: 'image/png', purpose: 'any maskable' };
  expect(JSON.parse(webManifest('ar', 'شواهد'))).toEqual({
    name: 'شواهد',
    short_name: 'شواهد',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    display: 'browser',
    theme_color: '#0B2B30',
    background_color: '#FFFFFF',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...icon },
      { src: '/icon-512.png', sizes: '512x512', ...icon },
    ],
  });
});
