import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Language, localizedPath } from '#shared/language.ts';
import type { DocumentData, Renderer } from '#shared/publishing/renderer.ts';

/** Returns the renderer of the last build. */
export async function loadRenderer(): Promise<Renderer> {
  return import(join(import.meta.dirname, '../../dist-server/renderer.js'));
}

/** Answers requests for a page with the document that would be published for this data. */
export async function publish(
  page: Page,
  path: string,
  language: Language,
  data: DocumentData,
): Promise<void> {
  const { render } = await loadRenderer();
  const { html } = await render(path, language, data);
  await page.route(
    (url) => url.pathname === localizedPath(path, language),
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.continue(),
  );
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

interface Watched {
  /** The page's text as served; `hydrated` is its text after hydration. */
  served: string;
  hydrated: string;
}

/** Records the text of the next page before and after hydration. Returns a function to be called after hydration. */
export async function watchHydration(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const text = () => document.querySelector('#root')?.textContent ?? '';
    const watched: Watched = { served: '', hydrated: '' };
    window.watched = watched;
    addEventListener('DOMContentLoaded', () => {
      watched.served = text();
    });
    addEventListener('page-hydrated', () => {
      watched.hydrated = text();
    });
  });
  return () =>
    page.evaluate(() => {
      if (!window.watched) throw new Error('The page was there before the watch.');
      return window.watched;
    });
}
