/** A node of a module's syntax tree (ESTree), as `parseAst` and a plugin's `this.parse` give it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Named extends Node {
  readonly name: string;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Returns the nodes below one that match a test, in source order. It does not search within a match. */
export function outermost<Found extends Node>(node: unknown, isOne: (node: Node) => node is Found): Found[] {
  if (Array.isArray(node)) return node.flatMap((child) => outermost(child, isOne));
  if (!isNode(node)) return [];
  return isOne(node) ? [node] : Object.values(node).flatMap((child) => outermost(child, isOne));
}

/** A part of the source, and the text that replaces it. */
interface Replacement extends Pick<Node, 'start' | 'end'> {
  readonly by: string;
}

/** Returns the source with parts of it replaced. The replacements are in the order of the source and do not overlap. */
export function replaced(code: string, replacements: readonly Replacement[]): string {
  const parts: string[] = [];
  let end = code.length;
  for (const { start, end: after, by } of replacements.toReversed()) {
    parts.unshift(by, code.slice(after, end));
    end = start;
  }
  return code.slice(0, end) + parts.join('');
}
