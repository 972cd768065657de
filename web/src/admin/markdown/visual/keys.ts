import { baseKeymap, chainCommands, exitCode, selectAll } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Selection, TextSelection } from 'prosemirror-state';
import { addRowAfter, goToNextCell, isInTable, selectedRect } from 'prosemirror-tables';
import { leaveTable, redo, toolCommands, undo } from './commands.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** The keys of the text. Ctrl K and the other keys of the editor are handled by its component. */
export function textKeys(onLink: () => void) {
  return keymap({
    'Mod-b': toolCommands.bold,
    'Mod-i': toolCommands.italic,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-a': selectAll,
    Enter: chainCommands(nextRow, splitListItem(nodes.list_item), baseKeymap.Enter as Command),
    'Shift-Enter': chainCommands(inTableDoNothing, exitOrBreak),
    Backspace: chainCommands(
      undoInputRule,
      stayInCell('start'),
      plainAtStart,
      baseKeymap.Backspace as Command,
    ),
    Delete: chainCommands(stayInCell('end'), baseKeymap.Delete as Command),
    Tab: chainCommands(nextCell, sinkAtStart),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftAtStart),
    ArrowUp: aboveFirst,
  });
}

const inTableDoNothing: Command = (state) => isInTable(state);

const exitOrBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.code_block) return exitCode(state, dispatch);
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
};

/** Enter in a table: the cell below, or after the last row out of the table. */
const nextRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { map, bottom, left, tableStart, table } = selectedRect(state);
  if (bottom >= map.height) return leaveTable(state, dispatch);
  const pos = tableStart + map.positionAt(bottom, left, table);
  dispatch?.(state.tr.setSelection(endOfCell(state.doc.resolve(pos + 1))).scrollIntoView());
  return true;
};

function endOfCell($pos: ReturnType<typeof Selection.near>['$from']): Selection {
  return TextSelection.create($pos.doc, $pos.end());
}

/** Tab in the last cell adds a row. */
const nextCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  let added = state;
  addRowAfter(state, (tr) => {
    added = state.apply(tr);
    dispatch?.(tr);
  });
  return dispatch ? goToNextCell(1)(added, dispatch) : true;
};

/** Deletes nothing at the edge of a cell, where the browser would join cells. */
function stayInCell(edge: 'start' | 'end'): Command {
  return ({ selection }) => {
    const { $from, empty } = selection;
    if (!(empty && $from.parent.type.spec.tableRole)) return false;
    return $from.parentOffset === (edge === 'start' ? 0 : $from.parent.content.size);
  };
}

/** Backspace at the beginning of a heading makes it a paragraph. */
const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== nodes.heading) return false;
  dispatch?.(state.tr.setBlockType($from.pos, $from.pos, nodes.paragraph));
  return true;
};

const isAtStart: Command = ({ selection: { $from, empty } }) => empty && $from.parentOffset === 0;
/** Elsewhere the key moves the focus, as in every field. */
const sinkAtStart: Command = (state, dispatch) =>
  isAtStart(state) && sinkListItem(nodes.list_item)(state, dispatch);
const liftAtStart: Command = (state, dispatch) =>
  isAtStart(state) && liftListItem(nodes.list_item)(state, dispatch);

/** The arrow up in a table or at a picture at the beginning of the text: makes a paragraph above. */
const aboveFirst: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  const first = state.doc.firstChild;
  const isPicture = first?.type === nodes.picture && $from.pos === 0 && !state.selection.empty;
  const isTable = first?.type === nodes.table && $from.index(0) === 0 && $from.depth > 0;
  if (!isPicture && !isTable) return false;
  if (isTable && (selectedRect(state).top > 0 || !view?.endOfTextblock('up'))) return false;
  const tr = state.tr.insert(0, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, 1)).scrollIntoView());
  return true;
};
