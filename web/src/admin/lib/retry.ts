/** The number of tries, and the wait before the second one in milliseconds. */
const tries = 5;
const pauseMs = 500;

/**
 * Calls a function up to five times until it succeeds, and waits twice as long before each further call. Returns its result.
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
