/** How often something is tried, and how long is waited before it is tried again the first time, in milliseconds. */
const tries = 5;
const pauseMs = 500;

/**
 * Does something that may fail a few times, such as a batch of many; each time it is waited twice as long.
 * @throws what it failed with the last time
 */
export async function insistently<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if (tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (tried - 1)));
    }
  }
}
