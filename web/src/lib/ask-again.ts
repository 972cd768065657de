interface Pace {
  /** The interval of polls while the visitor is active, and the shortest interval, in milliseconds. */
  readonly active: number;
  /** The intervals while the visitor is inactive; the last one is repeated. */
  readonly idle: readonly number[];
}

/** The activities of visitors while they read. A resting pointer moves, too. */
const doings = ['scroll', 'keydown', 'pointerdown'];
const returns = ['visibilitychange', 'online', 'pageshow'];

/**
 * Polls now and repeatedly for as long as the page lives: often while the visitor is active, more and more rarely while
 * inactive, not while the page is hidden or offline, and at once after that. A failed poll changes nothing.
 */
export function startPolling(question: () => Promise<void>, { active, idle }: Pace): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let pauses = 0;
  let asking = false;

  async function ask() {
    clearTimeout(timer);
    if (asking || document.hidden || !navigator.onLine) return;
    asking = true;
    askedAt = Date.now();
    try {
      await question();
    } catch {
      // The page keeps what it shows.
    } finally {
      asking = false;
      timer = setTimeout(ask, idle[Math.min(pauses, idle.length - 1)]);
      pauses += 1;
    }
  }

  function stir() {
    pauses = 0;
    if (asking) return;
    clearTimeout(timer);
    timer = setTimeout(ask, Math.max(0, askedAt + active - Date.now()));
  }

  for (const event of doings) addEventListener(event, stir, { capture: true, passive: true });
  for (const event of returns) addEventListener(event, ask, true);
  void ask();
}
