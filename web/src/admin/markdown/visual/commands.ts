import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import type { ToolId } from '../tools.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What the toolbar shows about the place of the caret. */
export interface Place {
  /** The tools whose formatting the selected words have. */
  readonly pressed: ReadonlySet<ToolId>;
  readonly isInTable: boolean;
}

export function placeOf(state: EditorState): Place {
  const { $from } = state.selection;
  const pressed = new Set<ToolId>();
  if (hasMark(state, marks.strong)) pressed.add('bold');
  if (hasMark(state, marks.em)) pressed.add('italic');
  if (hasMark(state, marks.link)) pressed.add('link');
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'heading' || name === 'quote' || name === 'table') pressed.add(name);
    const isInList = pressed.has('list') || pressed.has('numbers');
    if ((name === 'list' || name === 'numbers') && !isInList) pressed.add(name);
  }
  return { pressed, isInTable: isInTable(state) };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The commands of the tools. The link's is a dialog. */
export const toolCommands: Readonly<Record<Exclude<ToolId, 'link'>, Command>> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  heading: cycleHeading,
  list: toggleList(nodes.list),
  numbers: toggleList(nodes.numbers),
  quote: (state, dispatch) =>
    placeOf(state).pressed.has('quote') ? liftOut(state, dispatch) : wrapIn(nodes.quote)(state, dispatch),
  table: insertTable,
};

export { redo, undo };

/** Makes the block a heading, then one of the next lower level, and after the third level a paragraph. */
function cycleHeading(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const { parent } = state.selection.$from;
  const level = parent.type === nodes.heading ? parent.attrs.level + 1 : 1;
  const next = level > 3 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
  return next(state, dispatch);
}

function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (list?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    if (list) {
      dispatch?.(state.tr.setNodeMarkup(list.pos, type, list.node.attrs).scrollIntoView());
      return true;
    }
    if (wrapInList(type)(state, dispatch, view)) return true;
    return false;
  };
}

function listAround({ selection: { $from } }: EditorState): { node: Node; pos: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.list || node.type === nodes.numbers) return { node, pos: $from.before(depth) };
  }
  return undefined;
}

function liftOut(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  return lift(state, dispatch);
}

const size = { rows: 3, columns: 3 };

/** Inserts a table after the block with the caret, or in the place of an empty one, with the caret in its first cell. */
function insertTable(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  if (isInTable(state)) return false;
  const rowOf = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: size.columns }, () => type.create()),
    );
  const rows = Array.from({ length: size.rows }, (_, place) =>
    rowOf(place === 0 ? nodes.table_header : nodes.table_cell),
  );
  if (dispatch) {
    const { tr, pos } = insertBlocks(state.tr, state.selection.to, [nodes.table.create(null, rows)]);
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos + 1))).scrollIntoView());
  }
  return true;
}

/**
 * Inserts blocks after the outermost block at a place, after the pictures that follow it; in the place of an empty paragraph; or
 * before a block that the place is the beginning of.
 */
export function insertBlocks(
  tr: Transaction,
  place: number,
  blocks: readonly Node[],
): { tr: Transaction; pos: number } {
  const $place = tr.doc.resolve(Math.min(place, tr.doc.content.size));
  if ($place.depth === 0) return { tr: tr.insert($place.pos, blocks), pos: $place.pos };
  const index = $place.index(0);
  const block = tr.doc.child(index);
  const before = $place.before(1);
  if (block.type === nodes.paragraph && block.content.size === 0) {
    return { tr: tr.replaceWith(before, before + block.nodeSize, blocks), pos: before };
  }
  const isBeginning = block.isTextblock && $place.parentOffset === 0;
  if (isBeginning) return { tr: tr.insert(before, blocks), pos: before };
  let after = before + block.nodeSize;
  const arePictures = blocks.every(({ type }) => type === nodes.picture);
  for (let next = index + 1; arePictures && tr.doc.maybeChild(next)?.type === nodes.picture; next += 1) {
    after += tr.doc.child(next).nodeSize;
  }
  return { tr: tr.insert(after, blocks), pos: after };
}

/** The commands for a table, in the order of their buttons. */
export const tableCommands = {
  addRow: addRowAfter,
  removeRow: (state, dispatch) =>
    rowsIn(state) > 1 ? deleteRow(state, dispatch) : deleteTable(state, dispatch),
  addColumn: addColumnAfter,
  removeColumn: (state, dispatch) =>
    isInTable(state) && selectedRect(state).map.width > 1
      ? deleteColumn(state, dispatch)
      : deleteTable(state, dispatch),
  deleteTable,
} satisfies Record<string, Command>;
export type TableTool = keyof typeof tableCommands;

function rowsIn(state: EditorState): number {
  return isInTable(state) ? selectedRect(state).map.height : 0;
}

/** The selected words, and the address of the link that they are in. */
export interface AskedLink {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly address: string;
}

/** Returns the link at the caret, or the selected words, or the word at the caret, for the dialog of a link. */
export function askedLink({ selection, doc }: EditorState): AskedLink {
  const { $from, empty } = selection;
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  let { from, to } = selection;
  if (mark) {
    const { parent } = $from;
    const start = $from.start();
    const spans: { from: number; to: number }[] = [];
    parent.forEach((child, offset) => {
      if (!mark.isInSet(child.marks)) return;
      const last = spans.at(-1);
      if (last?.to === start + offset) last.to += child.nodeSize;
      else spans.push({ from: start + offset, to: start + offset + child.nodeSize });
    });
    const span = spans.find((one) => one.from <= $from.pos && one.to >= $from.pos);
    if (span) ({ from, to } = span);
  } else if (empty && $from.parent.isTextblock) {
    const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC');
    const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0;
    const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice($from.parentOffset))?.[0].length ?? 0;
    if (before && after) [from, to] = [from - before, to + after];
  }
  return { from, to, words: doc.textBetween(from, to, ' '), address: mark?.attrs.href ?? '' };
}

/** Makes a link of the asked words; removes the link if the address is empty. New words replace them. */
export function setLink({ from, to, words: old }: AskedLink, address: string, words: string): Command {
  return (state, dispatch) => {
    const { tr } = state;
    if (!address) {
      dispatch?.(tr.removeMark(from, to, marks.link));
      return true;
    }
    const mark = marks.link.create({ href: address });
    const shown = words.trim() || address;
    if (from === to || shown !== old) {
      const others = state.doc
        .resolve(from)
        .marks()
        .filter(({ type }) => type !== marks.link);
      tr.replaceWith(from, to, schema.text(shown, mark.addToSet(others)));
      tr.setSelection(TextSelection.create(tr.doc, from + shown.length));
    } else {
      tr.addMark(from, to, mark).setSelection(TextSelection.create(tr.doc, to));
    }
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

/** Sets attributes of the picture at a place. */
export function setPicture(pos: number, attrs: Attrs): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (node?.type !== nodes.picture) return false;
    const tr = state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...attrs });
    if (state.selection instanceof NodeSelection && state.selection.from === pos) {
      tr.setSelection(NodeSelection.create(tr.doc, pos));
    }
    dispatch?.(tr);
    return true;
  };
}

/** Moves the caret below the table, into a new paragraph if there is none. */
export const leaveTable: Command = (state, dispatch) => {
  const { $head } = state.selection;
  for (let depth = $head.depth; depth > 0; depth -= 1) {
    if ($head.node(depth).type !== nodes.table) continue;
    const after = $head.after(depth);
    const { tr } = state;
    if (tr.doc.resolve(after).nodeAfter?.type !== nodes.paragraph) tr.insert(after, nodes.paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
    return true;
  }
  return false;
};
