import { isAdminPath } from '#shared/admin-paths.ts';
import { directionOf, parsePath } from '#shared/language.ts';
import { setWithoutShell } from '#web/lib/page/page-state.ts';

/**
 * Runs inline in the head of the not-found document, before the boot script. One document answers for all missing URLs,
 * because a distribution has one per status: it is English, contains the Arabic page, and becomes that page at an
 * Arabic URL. It is hidden until it is complete, so that nobody sees the other language. At a URL of the admin area the
 * page is shown alone.
 */
const root = document.documentElement;
const { currentScript } = document;

setWithoutShell(isAdminPath(location.pathname));
if (parsePath(location.pathname).language === 'ar') {
  root.lang = 'ar';
  root.dir = directionOf('ar');
  root.className = 'rtl';
  root.hidden = true;
  const { title = '' } = currentScript?.dataset ?? {};
  addEventListener('DOMContentLoaded', () => {
    const page = document.querySelector<HTMLTemplateElement>('#arabic');
    if (page) document.querySelector('#root')?.replaceChildren(page.content);
    document.title = title;
    root.hidden = false;
  });
} else {
  // Removes this script element, whose attributes name the files of the Arabic page, so that the boot script finds
  // those of the English one.
  currentScript?.remove();
}
