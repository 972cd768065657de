import { pageHydrated, pageIncomplete } from '../page/page-state.ts';

/** A page that is not hydrated after this time, in milliseconds, says so; one that still comes takes it back. */
const patience = 30_000;
/** After a failure, in milliseconds: many are over as soon as they are there. */
const pause = 1000;

/**
 * Imports what hydrates the page, a second time where it fails. What fails twice leaves the page incomplete, until
 * the visitor has it tried again: in this document, which has what was typed, or in another where the browser remembers
 * a failure as long as the document lives.
 *
 * @param addresses of the modules, with spaces between them; the last is the entry, which needs the others and
 *   hydrates the page by itself or has a function `hydrate`
 */
export function loadModules(addresses: string): void {
  const modules = addresses.split(' ');
  const entry = modules.pop() ?? '';
  // Fetched along, run last: a module that failed because another did not come would stay failed.
  const load = async () => {
    preloadModule(entry);
    await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    const { hydrate }: { hydrate?: () => Promise<void> } = await import(/* @vite-ignore */ entry);
    await hydrate?.();
  };
  load().catch(() => setTimeout(() => load().catch(pageIncomplete), pause));
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) load().catch(() => location.reload());
  });
  const waiting = setTimeout(pageIncomplete, patience);
  addEventListener(pageHydrated, () => clearTimeout(waiting), { once: true });
}

/** Fetches a module without running it. */
export function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
