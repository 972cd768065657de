import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes } = schema;

/**
 * Keeps what Markdown needs: the first row of a table is its head, the cells of a column have the same alignment, and below
 * a last table or picture there is a paragraph to go on in, which is not written while it is empty.
 */
export const normalDocument = new Plugin({
  appendTransaction: (transactions, before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    const known = new Set(before.doc.children);
    doc.descendants((node, pos, parent) => {
      if (parent === doc && known.has(node)) return false;
      if (node.type === nodes.table) straighten(tr, node, pos);
      return !node.isTextblock && node.type !== nodes.table;
    });
    if (endsClosed(doc)) tr.insert(tr.doc.content.size, nodes.paragraph.create());
    return tr.docChanged ? tr : null;
  },
});

/** Returns the document with a paragraph below a last block that the caret cannot leave downwards. */
export function withRoomBelow(doc: Node): Node {
  return endsClosed(doc) ? doc.copy(doc.content.addToEnd(nodes.paragraph.create())) : doc;
}

/** Blocks that the Enter key does not end. */
const closed = new Set(['table', 'picture', 'rule', 'kept', 'code_block']);

const endsClosed = ({ lastChild }: Node) => lastChild !== null && closed.has(lastChild.type.name);

function straighten(tr: Transaction, table: Node, start: number): void {
  const aligned = table.firstChild?.children.map(({ attrs }) => attrs.align) ?? [];
  table.forEach((row, rowOffset, place) => {
    row.forEach((cell, offset, column) => {
      const type = place === 0 ? nodes.table_header : nodes.table_cell;
      const align = aligned[column] ?? null;
      if (cell.type === type && cell.attrs.align === align) return;
      const pos = tr.mapping.map(start + 1 + rowOffset + 1 + offset);
      tr.setNodeMarkup(pos, type, { ...cell.attrs, align });
    });
  });
}
