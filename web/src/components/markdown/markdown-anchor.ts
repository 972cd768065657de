/** Returns the id of a first-level heading of a text, by its number. */
export function anchorId(place: number): string {
  return `part-${place + 1}`;
}
