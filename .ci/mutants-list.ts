interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change of a file. Lines and columns begin at 0. */
export interface Fault {
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Returns a file with a fault in it. */
export function changedText(text: string, { replacement, location: { start, end } }: Fault): string {
  const lines = text.split('\n');
  const at = ({ line, column }: Position) =>
    lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, column);
  return text.slice(0, at(start)) + replacement + text.slice(at(end));
}
