import { useEffect } from 'react';
import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const notificationsLine = loadOnce(() => import('./notifications-line.tsx'));

/**
 * The line about notifications, whose code comes after that of the messages; its place is kept
 * for it from before it is known whether an owner is signed in, who alone has it.
 */
export function LazyNotificationsLine() {
  const isOwner = useIsOwner();
  const [module, load] = useLazy(notificationsLine);
  useEffect(() => {
    // What cannot be loaded is seen by what else of the screen cannot.
    load().catch(() => {});
  }, [load]);
  return <div className={placeStyle}>{module && isOwner && <module.NotificationsLine />}</div>;
}

const placeStyle = css({ minHeight: { base: 'tap', md: '9' } });
