import { languageStorageKey, localizedPath, parsePath } from '#shared/language.ts';
import { storeLanguage } from '#web/i18n/store-language.ts';
import { announceConsent, askForConsent, nothingGranted, readConsent } from '#web/lib/consent.ts';
import { keepEarlyActions } from '#web/lib/early-actions.ts';
import { loadModules } from '#web/lib/loading/load-modules.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';

/**
 * Runs inline in the head of every public page, before anything is painted. It says which cookies are granted, shows
 * the cookie banner to a visitor who has not chosen, takes one who chose Arabic to the Arabic twin, imports the page's
 * script once the page has loaded and the browser is idle, stores the language whose link is clicked, keeps clicks and submissions made before that, to be
 * replayed when the page is hydrated, and has the page say so when it cannot be hydrated.
 */
announceConsent('default', nothingGranted);
const consent = readConsent();
if (consent) announceConsent('update', consent);
else askForConsent(true);

const root = document.documentElement;
const { arabic } = root.dataset;

try {
  if (root.lang === 'ar') {
    storeLanguage('ar');
  } else if (arabic !== undefined && localStorage.getItem(languageStorageKey) === 'ar') {
    root.hidden = true;
    location.replace(localizedPath(location.pathname, 'ar') + location.search + location.hash);
  }
} catch {
  // Storage may be blocked: the address alone then carries the language.
}

// Here, because a link leads on before the page is hydrated too: its document would be answered by the older choice.
const keepLanguage = ({ target, button }: MouseEvent) => {
  const link = target instanceof Element && button < 2 && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) storeLanguage(parsePath(link.pathname).language);
};
addEventListener('click', keepLanguage, true);
addEventListener('auxclick', keepLanguage, true);

let started = false;

function start() {
  if (started) return;
  started = true;
  const { modules = '' } = pageFiles();
  loadModules(modules);
}

keepEarlyActions(start);
addEventListener('load', () => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
