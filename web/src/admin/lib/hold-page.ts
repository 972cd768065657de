/** Does something that would be lost with the page; while it is under way, the browser asks before the page goes. */
export async function holdPage<Result>(work: () => Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    removeEventListener('beforeunload', ask);
  }
}
