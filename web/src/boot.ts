import { languageStorageKey, localizedPath, parsePath } from '#shared/language.ts';
import { storeLanguage } from '#web/i18n/store-language.ts';
import { announceConsent, askForConsent, nothingGranted, readConsent } from '#web/lib/consent.ts';
import { keepEarlyActions } from '#web/lib/early-actions.ts';
import { loadModules } from '#web/lib/loading/load-modules.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';

/**
 * Runs inline in the head of every public page, before the first paint. It announces the consent to cookies, and shows the
 * cookie banner to a visitor who has not chosen. It redirects a visitor who chose Arabic to the Arabic page, and stores the
 * language whose link is clicked. It marks the document on a phone. It imports the page's script once the page has loaded and
 * the browser is idle, keeps clicks and submissions made before hydration to replay them after it, and shows a notice if
 * hydration fails.
 */
announceConsent('default', nothingGranted);
const consent = readConsent();
if (consent) announceConsent('update', consent);
else askForConsent(true);

const root = document.documentElement;
const { arabic } = root.dataset;

// For layouts that are chosen when the page loads and do not follow later changes of the window's width.
root.toggleAttribute('data-phone', matchMedia('(max-width: 767.98px)').matches);

try {
  if (root.lang === 'ar') {
    storeLanguage('ar');
  } else if (arabic !== undefined && localStorage.getItem(languageStorageKey) === 'ar') {
    root.hidden = true;
    location.replace(localizedPath(location.pathname, 'ar') + location.search + location.hash);
  }
} catch {
  // If storage is blocked, only the URL has the language.
}

// Done here because a language link also works before hydration, and its document would be redirected by the older
// choice.
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
