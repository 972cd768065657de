import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { extendSession, getSessionTimes } from '#shared/api/session.ts';
import { callApi } from '#web/lib/api-client.ts';
import { endSession, noteFailure } from '../session.ts';
import { type Ends, phaseOf, warningMs } from './phase.ts';
import { lookForRenewal } from './renewal.ts';
import { hearTabs, tellTabs } from './tabs.ts';

const second = 1000;
const signsOfUse = ['keydown', 'pointerdown'];

/**
 * When the session ends, as the server says: asked when the warning would be due, after a sleep, when the network is back, and
 * when another tab says that the session was used. Whoever types or presses something uses it, which the server is told every
 * five minutes; what screens ask for by themselves does not count.
 */
export function useSessionEnds() {
  const queryClient = useQueryClient();
  const [ends, setEnds] = useState<Ends>();
  const [now, setNow] = useState(() => Date.now());
  const isUsed = useRef(false);

  const look = useCallback(
    async (uses: boolean) => {
      isUsed.current = false;
      try {
        const { idleSeconds, totalSeconds } = await callApi(uses ? extendSession : getSessionTimes);
        const at = Date.now();
        setEnds({ idle: at + idleSeconds * 1000, total: at + totalSeconds * 1000 });
        if (uses) tellTabs('used');
      } catch (error) {
        noteFailure(queryClient, error);
        throw error;
      } finally {
        setNow(Date.now());
      }
    },
    [queryClient],
  );

  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const read = () => void look(false).catch(() => {});
    const onSign = () => {
      isUsed.current = true;
    };
    for (const sign of signsOfUse) addEventListener(sign, onSign, { capture: true, passive: true, signal });
    addEventListener('online', read, { signal });
    document.addEventListener('visibilitychange', () => document.hidden || read(), { signal });
    hearTabs((told) => {
      if (told === 'signed-out') return endSession(queryClient);
      void lookForRenewal(queryClient);
      read();
    }, signal);
    read();
    return () => watch.abort();
  }, [look, queryClient]);

  const phase = ends ? phaseOf(ends, now) : undefined;
  const name = phase?.name;
  useEffect(() => {
    if (!ends) return;
    const left = Math.min(ends.idle, ends.total) - now;
    const isQuiet = name === 'quiet';
    const timer = setTimeout(
      () => {
        const isDue = isQuiet ? left <= 2 * warningMs : left <= second;
        // Past its end by this clock, as the server could not be asked, it is asked when the network is back.
        if (name !== 'over' && (isDue || (isQuiet && isUsed.current)))
          look(isQuiet && isUsed.current).catch(() => {});
        else setNow(Date.now());
      },
      isQuiet ? Math.min(warningMs, left - warningMs) : second,
    );
    return () => clearTimeout(timer);
  }, [ends, name, now, look]);

  return { phase, now, look };
}
