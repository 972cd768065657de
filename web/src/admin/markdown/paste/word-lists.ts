import { isElement, plainElement, type RichElement, type RichNode, styleOf, wordsOf } from './rich-tree.ts';

/** Word's mark of a list item in a paragraph, as in `mso-list:l0 level2 lfo1`. */
const levelPattern = /\blevel(\d+)\b/;
const maxLevels = 9;

interface Item {
  level: number;
  isNumbered: boolean;
  children: RichNode[];
}

/** Turns the paragraphs that Word copies instead of list items, each with its bullet or number as text, into lists. */
export function withWordLists(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) result.push(...listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    const isBetweenItems = node.type === 'text' && node.value.trim() === '';
    if (item) items.push(item);
    else if (!isBetweenItems || items.length === 0) {
      endList();
      result.push(node);
    }
  }
  endList();
  return result;
}

function itemOf(node: RichNode): Item | undefined {
  if (!isElement(node, 'p', 'li')) return undefined;
  const level = Number(levelPattern.exec(styleOf(node, 'mso-list'))?.[1] ?? 0);
  if (node.tagName === 'li' || level < 1 || level > maxLevels) return undefined;
  const marks: string[] = [];
  const children = withoutMarks(node, marks);
  return { level, isNumbered: /^\s*[\p{L}\p{N}]+[.)]/u.test(marks.join('')), children };
}

/** Returns the children of an item without its bullet or number, which is collected in `marks`. */
function withoutMarks(element: RichElement, marks: string[]): RichNode[] {
  return element.children.flatMap((child): RichNode[] => {
    if (!isElement(child)) return [child];
    if (styleOf(child, 'mso-list') === 'ignore') {
      marks.push(wordsOf(child));
      return [];
    }
    return [{ ...child, children: withoutMarks(child, marks) as RichElement['children'] }];
  });
}

/** Returns items as lists: deeper ones inside the item before them. A change of the kind starts another list. */
function listsOf(items: readonly Item[]): RichNode[] {
  const lists: RichNode[] = [];
  let isNumbered: boolean | undefined;
  let index = 0;
  while (index < items.length) {
    const item = items[index] as Item;
    const next = items.findIndex(({ level }, place) => place > index && level <= item.level);
    const end = next === -1 ? items.length : next;
    const entry = plainElement('li', [...item.children, ...listsOf(items.slice(index + 1, end))]);
    const list = lists.at(-1);
    if (isElement(list) && isNumbered === item.isNumbered) list.children.push(entry);
    else lists.push(plainElement(item.isNumbered ? 'ol' : 'ul', [entry]));
    isNumbered = item.isNumbered;
    index = end;
  }
  return lists;
}
