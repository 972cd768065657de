import { useCallback, useEffect, useReducer, useRef } from 'react';

const pace = { pauseMs: 400, slowMs: 5000 };
const nothing: Followed<never> = { hasFailed: false, isSlow: false };

/** A document, and the values that it shows. */
interface Rendered<Asked> {
  readonly html: string;
  readonly asked: Asked;
}

/**
 * Returns the rendered document of changing values soon after each change, and the values it was rendered with (`about`).
 * `retry` asks again.
 *
 * @param asked the same object while nothing changed
 * @param send the same function in each call
 */
export function usePreview<Asked>(
  asked: Asked,
  send: (asked: Asked, signal: AbortSignal) => Promise<string>,
): Followed<string> & { about: Asked | undefined; retry: () => void } {
  const [known, tell] = useReducer(
    (before: Followed<Rendered<Asked>>, news: Partial<Followed<Rendered<Asked>>>) => ({ ...before, ...news }),
    nothing as Followed<Rendered<Asked>>,
  );
  const latest = useRef(asked);
  latest.current = asked;
  const following = useRef<ReturnType<typeof follow<Asked, Rendered<Asked>>>>(undefined);
  useEffect(() => {
    const started = follow<Asked, Rendered<Asked>>({
      send: async (now, signal) => ({ html: await send(now, signal), asked: now }),
      tell,
      ...pace,
    });
    following.current = started;
    return () => started.stop();
  }, [send]);
  const retry = useCallback(() => following.current?.about(latest.current), []);
  useEffect(() => following.current?.about(asked), [asked]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { ...known, answer: known.answer?.html, about: known.answer?.asked, retry };
}

/** The state of an answer about changing values. */
export interface Followed<Answer> {
  /** The last good answer. */
  readonly answer?: Answer | undefined;
  /** True if the last request failed. */
  readonly hasFailed: boolean;
  /** True if an answer has been awaited for long. */
  readonly isSlow: boolean;
}

interface FollowOptions<Asked, Answer> {
  send: (asked: Asked, signal: AbortSignal) => Promise<Answer>;
  tell: (news: Partial<Followed<Answer>>) => void;
  /** Changes within this many ms are sent once. */
  pauseMs: number;
  slowMs: number;
}

/**
 * Sends changing values: one request at a time, always with the latest values. After a failure, the next change tries
 * again.
 */
export function follow<Asked, Answer>({ send, tell, pauseMs, slowMs }: FollowOptions<Asked, Answer>) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let wanted: { asked: Asked } | undefined;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    timer = undefined;
    if (!wanted || isAsking) return;
    const { asked } = wanted;
    wanted = undefined;
    isAsking = true;
    const waiting = setTimeout(() => tell({ isSlow: true }), slowMs);
    const news = await send(asked, signal).then(
      (answer) => ({ answer, hasFailed: false }),
      () => ({ hasFailed: true }),
    );
    clearTimeout(waiting);
    isAsking = false;
    if (signal.aborted) return;
    tell({ ...news, isSlow: false });
    schedule();
  }

  function schedule() {
    if (wanted && !isAsking) timer ??= setTimeout(ask, pauseMs);
  }

  return {
    about: (asked: Asked) => {
      wanted = { asked };
      schedule();
    },
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
