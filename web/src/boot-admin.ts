import { kinds, postKinds } from '#shared/posts/kinds.ts';
import { keepEarlyActions } from '#web/lib/early-actions.ts';
import { loadModules, preloadModule } from '#web/lib/load-modules.ts';
import { pageFiles } from '#web/lib/page/page-files.ts';

/**
 * Runs inline in the head of every document of the admin area. It imports the document's script as soon as all of the
 * document is there, keeps clicks and submissions made before that, to be replayed when the document is hydrated, and has
 * it say so when it cannot be hydrated. What a tab of posts needs besides is fetched along where the address names one.
 */
keepEarlyActions(() => {});
// What browsers know of numbers and dates takes 50 ms of a slow phone when first used: best while the modules are on their way.
setTimeout(() => Intl.NumberFormat().format(0));
const tab = new URLSearchParams(location.search).get('tab');
addEventListener('DOMContentLoaded', () => {
  const { modules = '', posts = '' } = pageFiles();
  loadModules(modules);
  if (postKinds.some((kind) => kinds[kind].list === tab)) posts.split(' ').forEach(preloadModule);
});
