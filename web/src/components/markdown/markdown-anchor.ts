/** The id of a text's heading of the first level, by its place among them. */
export function anchorId(place: number): string {
  return `part-${place + 1}`;
}
