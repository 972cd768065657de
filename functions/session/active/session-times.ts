import { endsOf } from '#functions/data/sign-in/session.ts';
import type { Operation } from '#functions/http/operation.ts';

/** That it is a use, or none, the table of endpoints says: it was noted before. */
export const sessionTimes: Operation<'getSessionTimes'> & Operation<'extendSession'> = async ({
  administrator: { session },
}) => {
  const now = Date.now();
  const { idle, absolute } = endsOf(session);
  const seconds = (end: number) => Math.max(0, Math.floor((end - now) / 1000));
  return { body: { idleSeconds: seconds(idle), totalSeconds: seconds(absolute) } };
};
