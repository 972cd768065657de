/** Runs a step and prints its title and duration. Returns the step's result. */
export type Progress = <T>(title: string, run: () => Promise<T>) => Promise<T>;

/** Prints a line for each step: its title while it runs, its seconds when it is done. */
export const showProgress: Progress = async (title, run) => {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  let outcome = 'failed';
  try {
    const result = await run();
    outcome = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    return result;
  } finally {
    process.stdout.write(`${outcome}\n`);
  }
};
