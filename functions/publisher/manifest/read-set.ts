const sets = new Map<string, readonly string[]>();

/**
 * The content items that a document depends on, each once, in alphabetical order. Thousands of documents depend on the same:
 * there is one list for each set of items, so that what follows from it has to be found out once.
 */
export function readSet(keys: readonly string[]): readonly string[] {
  const sorted = [...new Set(keys)].sort();
  const name = JSON.stringify(sorted);
  const known = sets.get(name) ?? sorted;
  sets.set(name, known);
  return known;
}
