import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { loadOnce } from '#web/lib/load-once.ts';

const notificationsLine = loadOnce(() => import('./notifications-line.tsx'));

/**
 * The line about notifications, whose code comes after that of the messages; its place is kept
 * for it from before it is known whether an owner is signed in, who alone has it.
 */
export function LazyNotificationsLine() {
  const isOwner = useIsOwner();
  return (
    <div className={placeStyle}>
      <LazyView loader={notificationsLine} meanwhile={null}>
        {({ NotificationsLine }) => isOwner && <NotificationsLine />}
      </LazyView>
    </div>
  );
}

const placeStyle = css({ minHeight: { base: 'tap', md: '9' } });
