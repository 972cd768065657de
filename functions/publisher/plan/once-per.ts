/**
 * The same function, which works its result out once for each entry. Entries never change, and a function that goes on living
 * keeps them from one pass to the next: what follows from thousands that stay as they were is not worked out again.
 */
export function oncePer<Entry extends object, Result>(
  work: (entry: Entry) => Result,
): (entry: Entry) => Result {
  const results = new WeakMap<Entry, { readonly result: Result }>();
  return (entry) => {
    const known = results.get(entry) ?? { result: work(entry) };
    results.set(entry, known);
    return known.result;
  };
}
