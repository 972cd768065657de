import { useCallback, useEffect, useReducer, useRef } from 'react';

const pace = { pauseMs: 400, slowMs: 5000 };
const nothing: Followed<never> = { hasFailed: false, isSlow: false };

/** A document, and the values that it shows. */
interface Rendered<Input> {
  readonly html: string;
  readonly input: Input;
}

/**
 * Returns the rendered document of changing values soon after each change, and the values it was rendered with (`about`).
 * `retry` renders them again.
 *
 * @param input the same object while nothing changed
 * @param send the same function in each call
 */
export function usePreview<Input>(
  input: Input,
  send: (input: Input, signal: AbortSignal) => Promise<string>,
): Followed<string> & { about: Input | undefined; retry: () => void } {
  const [known, tell] = useReducer(
    (before: Followed<Rendered<Input>>, news: Partial<Followed<Rendered<Input>>>) => ({ ...before, ...news }),
    nothing as Followed<Rendered<Input>>,
  );
  const latest = useRef(input);
  latest.current = input;
  const following = useRef<ReturnType<typeof follow<Input, Rendered<Input>>>>(undefined);
  useEffect(() => {
    const started = follow<Input, Rendered<Input>>({
      send: async (now, signal) => ({ html: await send(now, signal), input: now }),
      tell,
      ...pace,
    });
    following.current = started;
    return () => started.stop();
  }, [send]);
  const retry = useCallback(() => following.current?.about(latest.current), []);
  useEffect(() => following.current?.about(input), [input]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { ...known, answer: known.answer?.html, about: known.answer?.input, retry };
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

interface FollowOptions<Input, Answer> {
  send: (input: Input, signal: AbortSignal) => Promise<Answer>;
  tell: (news: Partial<Followed<Answer>>) => void;
  /** Changes within this many ms are sent once. */
  pauseMs: number;
  slowMs: number;
}

/**
 * Sends changing values: one request at a time, always with the latest values. After a failure, the next change tries
 * again.
 */
export function follow<Input, Answer>({ send, tell, pauseMs, slowMs }: FollowOptions<Input, Answer>) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let wanted: { input: Input } | undefined;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendLatest() {
    timer = undefined;
    if (!wanted || isSending) return;
    const { input } = wanted;
    wanted = undefined;
    isSending = true;
    const waiting = setTimeout(() => tell({ isSlow: true }), slowMs);
    const news = await send(input, signal).then(
      (answer) => ({ answer, hasFailed: false }),
      () => ({ hasFailed: true }),
    );
    clearTimeout(waiting);
    isSending = false;
    if (signal.aborted) return;
    tell({ ...news, isSlow: false });
    schedule();
  }

  function schedule() {
    if (wanted && !isSending) timer ??= setTimeout(sendLatest, pauseMs);
  }

  return {
    about: (input: Input) => {
      wanted = { input };
      schedule();
    },
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
