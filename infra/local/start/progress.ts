/** Runs a step that takes a while, and tells which it is and how long it took. Returns what the step returns. */
export type Progress = <T>(title: string, run: () => Promise<T>) => Promise<T>;

/** Writes a line for each step to the terminal: its title while it runs, its seconds when it is done. */
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
