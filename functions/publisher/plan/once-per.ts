/**
 * The same function, which works its result out once for each entry, and keeps it with the entry, unseen. Entries never change,
 * and a function that goes on living keeps them from one pass to the next: what follows from thousands that stay as they were
 * is not worked out again.
 */
export function oncePer<Entry extends object, Result>(
  work: (entry: Entry) => Result,
): (entry: Entry) => Result {
  const kept = Symbol('kept');
  return (entry: Entry & { readonly [kept]?: { readonly result: Result } }) => {
    const known = entry[kept];
    if (known) return known.result;
    const result = work(entry);
    Object.defineProperty(entry, kept, { value: { result } });
    return result;
  };
}
