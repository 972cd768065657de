const writers = new Set<() => void>();

/**
 * Registers a text box that writes what is typed to its source a moment later, so that no key press waits for it. Returns a
 * function that ends this.
 *
 * @param write writes at once what is not written yet
 */
export function writesLater(write: () => void): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/** Writes what was typed last to the sources of all text boxes. To be called before a source is read to be changed. */
export function writeTyped(): void {
  for (const write of writers) write();
}
