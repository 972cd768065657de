interface Pace {
  /** From question to question while the visitor does something, in milliseconds; and the least there is between two. */
  readonly active: number;
  /** From the last question to the next while nothing is done: the first pause, the one after it, and so on; the last goes on. */
  readonly idle: readonly number[];
}

/** What visitors do while they read. A pointer that rests moves too. */
const doings = ['scroll', 'keydown', 'pointerdown'];
const returns = ['visibilitychange', 'online', 'pageshow'];

/**
 * Asks now, and again and again for as long as the page lives: soon while the visitor does something, more and more
 * seldom while nothing is done, not at all while the page is hidden or offline, and at once when it no longer is. A
 * question that fails changes nothing.
 */
export function askAgain(question: () => Promise<void>, { active, idle }: Pace): void {
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
      // The page goes on with what it shows.
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
