import { type View, viewOf } from '#web/admin/dashboard/views.ts';
import { keepEarlyActions } from '#web/lib/early-actions.ts';
import { loadModules, preloadModule } from '#web/lib/loading/load-modules.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';

/**
 * Runs inline in the head of every document of the admin area. It imports the document's script once the document is
 * complete, keeps clicks and submissions made before hydration to replay them after it, and shows a notice if hydration
 * fails. It also fetches the view in the URL, and on the login screen the next screen while the password is checked.
 */
keepEarlyActions(() => {});
// The first use of number and date formats takes 50 ms on a slow phone, so it is done while the modules are loading.
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
