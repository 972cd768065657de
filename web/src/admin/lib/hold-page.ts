/** Runs work that would be lost with the page: until it ends, the browser asks before the page is left. */
export async function holdPage<Result>(work: () => Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    removeEventListener('beforeunload', ask);
  }
}
