/** What is known of something that follows what is typed. */
export interface Followed<Answer> {
  /** The last good one. */
  readonly answer?: Answer | undefined;
  /** The last question had no good answer. */
  readonly hasFailed: boolean;
  /** An answer has been waited for for long. */
  readonly isSlow: boolean;
}

interface FollowOptions<Asked, Answer> {
  send: (asked: Asked, signal: AbortSignal) => Promise<Answer>;
  tell: (news: Partial<Followed<Answer>>) => void;
  /** What changes within so many ms is asked about at once. */
  pauseMs: number;
  slowMs: number;
}

/**
 * Asks about what changes again and again: one question at a time, and always about the latest. One that fails is asked again with
 * the next change.
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
