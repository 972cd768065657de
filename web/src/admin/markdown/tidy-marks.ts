import type { toMarkdown } from 'mdast-util-to-markdown';

type Node = Parameters<typeof toMarkdown>[0];
type Parent = Extract<Node, { children: unknown[] }>;
type Child = Parent['children'][number];

const isMark = (node: Child | undefined) => node?.type === 'strong' || node?.type === 'emphasis';

/**
 * Moves marks to where Markdown allows them: around words without the blanks beside them, and once around neighbours
 * with the same marks. Empty marks are removed.
 */
export function tidyMarks(parent: Parent): void {
  const children = joined(parent.children as Child[]).flatMap((child) => {
    if (isParent(child)) tidyMarks(child);
    return isMark(child) ? withBlanksOutside(child as Parent & Child) : [child];
  });
  parent.children = joined(children) as never;
}

function isParent(node: Child): node is Child & Parent {
  return 'children' in node;
}

function withBlanksOutside(mark: Parent & Child): Child[] {
  const [first, last] = [mark.children.at(0), mark.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - after.length);
  mark.children = (mark.children as Child[]).filter((child) => !isEmpty(child)) as never;
  const parts: Child[] = [text(before), mark, text(after)];
  return parts.filter((part) => !isEmpty(part));
}

const text = (value: string): Child => ({ type: 'text', value });

function isEmpty(node: Child): boolean {
  return isMark(node) ? (node as Parent).children.length === 0 : node.type === 'text' && node.value === '';
}

/** Joins neighbours of the same kind, texts and marks. */
function joined(children: readonly Child[]): Child[] {
  const result: Child[] = [];
  for (const child of children) {
    const before = result.at(-1);
    if (before?.type === 'text' && child.type === 'text') {
      result[result.length - 1] = { type: 'text', value: before.value + child.value };
    } else if (
      before &&
      isMark(before) &&
      before.type === child.type &&
      isParent(before) &&
      isParent(child)
    ) {
      before.children = joined([...(before.children as Child[]), ...(child.children as Child[])]) as never;
    } else result.push(child);
  }
  return result;
}
