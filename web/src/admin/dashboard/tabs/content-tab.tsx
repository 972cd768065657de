import { ContentPanel } from '#web/admin/content/content-panel.tsx';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';

const translations = loadOnce(() => import('#web/admin/translations/translations.tsx'));

/** The site's texts and pictures, and the translations that are missing. */
export function Tab() {
  return <ContentPanel Translations={Translations} />;
}

function Translations() {
  return <LazyView loader={translations}>{({ Translations }) => <Translations />}</LazyView>;
}
