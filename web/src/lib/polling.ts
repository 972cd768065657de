interface Pace {
  /** The interval of polls while the visitor is active, and the shortest interval, in milliseconds. */
  readonly active: number;
  /** The intervals while the visitor is inactive; the last one is repeated. */
  readonly idle: readonly number[];
}

/**
 * Events that show that a visitor is active. Movements of the pointer do not count, because browsers report some for a
 * resting pointer, too.
 */
const activityEvents = ['scroll', 'keydown', 'pointerdown'];
const returnEvents = ['visibilitychange', 'online', 'pageshow'];

/**
 * Polls now and repeatedly for as long as the page lives: often while the visitor is active, more and more rarely while
 * inactive, not while the page is hidden or offline, and at once after that. A failed poll changes nothing.
 */
export function startPolling(poll: () => Promise<void>, { active, idle }: Pace): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let pauses = 0;
  let isRunning = false;

  async function run() {
    clearTimeout(timer);
    if (isRunning || document.hidden || !navigator.onLine) return;
    isRunning = true;
    startedAt = Date.now();
    try {
      await poll();
    } catch {
      // The page keeps what it shows.
    } finally {
      isRunning = false;
      timer = setTimeout(run, idle[Math.min(pauses, idle.length - 1)]);
      pauses += 1;
    }
  }

  function onActivity() {
    pauses = 0;
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, startedAt + active - Date.now()));
  }

  for (const event of activityEvents) addEventListener(event, onActivity, { capture: true, passive: true });
  for (const event of returnEvents) addEventListener(event, run, true);
  void run();
}
