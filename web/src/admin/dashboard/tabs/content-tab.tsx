import { ContentPanel } from '#web/admin/content/content-panel.tsx';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';

const replace = loadOnce(() => import('#web/admin/dashboard/replace/replace.tsx'));
const translations = loadOnce(() => import('#web/admin/translations/translations.tsx'));

/** The site's texts and pictures, and the translations that are missing. */
export function Tab() {
  return <ContentPanel Translations={Translations} Replace={Replace} />;
}

function Translations() {
  return <LazyView loader={translations}>{({ Translations }) => <Translations />}</LazyView>;
}

function Replace() {
  return <LazyView loader={replace}>{({ Replace }) => <Replace />}</LazyView>;
}
