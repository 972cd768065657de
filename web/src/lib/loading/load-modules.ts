import { pageHydrated, pageIncomplete } from '../page/page-state.ts';

/**
 * After this time, in milliseconds, a page that is not hydrated shows a notice. If it is hydrated later, the notice
 * disappears.
 */
const timeoutMs = 30_000;
/** The pause after a failure, in milliseconds: many failures are brief. */
const pause = 1000;

/**
 * Imports the modules that hydrate the page, a second time after a failure. After two failures the page is incomplete
 * until the visitor tries again: in this document, which keeps what was typed, or in a new one if the browser remembers
 * failed imports.
 *
 * @param addresses URLs of the modules, separated by spaces; the last is the entry, which needs the others and hydrates
 * the page by itself or by its function `hydrate`
 */
export function loadModules(addresses: string): void {
  const modules = addresses.split(' ');
  const entry = modules.pop() ?? '';
  // The entry runs last: a module that fails because another one is missing stays failed.
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
  const waiting = setTimeout(pageIncomplete, timeoutMs);
  addEventListener(pageHydrated, () => clearTimeout(waiting), { once: true });
}

/** Fetches a module without running it. */
export function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
