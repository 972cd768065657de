/** Returns the id of a first-level heading of a text, by the heading's number from 0. */
export function anchorId(place: number): string {
  return `part-${place + 1}`;
}
