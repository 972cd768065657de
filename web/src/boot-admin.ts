import { type View, viewOf } from '#web/admin/dashboard/views.ts';
import { keepEarlyActions } from '#web/lib/early-actions.ts';
import { loadModules, preloadModule } from '#web/lib/loading/load-modules.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';

/**
 * Runs inline in the head of every document of the admin area. It imports the document's script as soon as all of the
 * document is there, keeps clicks and submissions made before that, to be replayed when the document is hydrated, and has
 * it say so when it cannot be hydrated. The view that the address names is fetched along; of the login, what opens after it
 * is fetched while the password is looked at.
 */
keepEarlyActions(() => {});
// What browsers know of numbers and dates takes 50 ms of a slow phone when first used: best while the modules are on their way.
setTimeout(() => Intl.NumberFormat().format(0));
const view = viewOf(new URLSearchParams(location.search).get('tab'));
addEventListener('DOMContentLoaded', () => {
  const { modules = '', views = '{}' } = pageFiles();
  loadModules(modules);
  const files: Partial<Record<View, readonly string[]>> = JSON.parse(views);
  const fetchView = () => files[view]?.forEach(preloadModule);
  if (document.querySelector('form')) addEventListener('submit', fetchView, { once: true });
  else fetchView();
});
