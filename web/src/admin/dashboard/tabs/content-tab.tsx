import type { ComponentProps } from 'react';
import { ContentPanel } from '#web/admin/content/content-panel.tsx';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';

const waitingPosts = loadOnce(() => import('#web/admin/posts/translations/post-translations.tsx'));

/** The site's texts and pictures, and the translations that are missing. */
export function Tab() {
  return <ContentPanel WaitingPosts={WaitingPosts} />;
}

function WaitingPosts(props: ComponentProps<Awaited<ReturnType<typeof waitingPosts>>['PostTranslations']>) {
  return (
    <LazyView loader={waitingPosts}>{({ PostTranslations }) => <PostTranslations {...props} />}</LazyView>
  );
}
