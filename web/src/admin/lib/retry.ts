/** How often something is tried, and how long is waited before the second time, in milliseconds. */
const tries = 5;
const pauseMs = 500;

/**
 * Calls a function up to five times until it succeeds, and waits twice as long before each further call.
 *
 * @returns what the function returns
 * @throws the error of the last call
 */
export async function retry<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if (tried === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** (tried - 1)));
    }
  }
}
