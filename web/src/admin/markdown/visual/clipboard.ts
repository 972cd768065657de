import { Fragment, type Node, Slice } from 'prosemirror-model';
import { NodeSelection, Plugin, Selection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { filesIn } from '#web/admin/images/image-file.ts';
import { type RichText, richTextIn } from '../paste/rich-text.ts';
import { readContent } from './read-document.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-block.ts';

const { nodes } = schema;

/** The type under which the editor copies its own text. */
const markdownType = 'text/markdown';

interface ClipboardActs {
  onFiles: (files: readonly File[]) => void;
  onRichText: (copied: RichText) => void;
}

/**
 * Copying, pasting and dropping. Nothing is pasted by ProseMirror's own reader, which parses HTML by `innerHTML`: trusted types
 * forbid it. Pasted text of any kind becomes Markdown, which is then read.
 */
export function clipboard(acts: ClipboardActs) {
  const take = (view: EditorView, event: Event, transfer: DataTransfer): true => {
    event.preventDefault();
    const files = filesIn(transfer);
    const copied = transfer.getData(markdownType);
    const rich = copied || isInCode(view) ? undefined : richTextIn(transfer);
    if (files.length > 0) acts.onFiles(files);
    else if (rich) acts.onRichText(rich);
    else insertText(view, copied || transfer.getData('text/plain'));
    return true;
  };
  const copy = (view: EditorView, event: ClipboardEvent, isCut: boolean): boolean => {
    const { selection } = view.state;
    const { clipboardData } = event;
    if (selection.empty || !clipboardData) return false;
    const { dom } = view.serializeForClipboard(selection.content());
    event.preventDefault();
    clipboardData.clearData();
    clipboardData.setData('text/html', dom.innerHTML);
    clipboardData.setData('text/plain', plainText(selection.content().content));
    clipboardData.setData(markdownType, markdownOf(selection));
    if (isCut) view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
    return true;
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        copy: (view, event) => copy(view, event, false),
        cut: (view, event) => copy(view, event, true),
        paste: (view, event) => (event.clipboardData ? take(view, event, event.clipboardData) : false),
        drop: (view, event) => {
          // What is dragged within the text is moved by ProseMirror.
          if (view.dragging || !event.dataTransfer) return false;
          placeCaret(view, event);
          return take(view, event, event.dataTransfer);
        },
        // Lines that are put in at once, as by dictation.
        beforeinput: (view, event) => {
          const { inputType, data, isComposing } = event;
          if (inputType !== 'insertText' || isComposing || !data?.includes('\n')) return false;
          event.preventDefault();
          insertText(view, data);
          return true;
        },
      },
    },
  });
}

/** Moves the caret to where something is dropped. */
function placeCaret(view: EditorView, { clientX: left, clientY: top }: DragEvent): void {
  const box = view.dom.getBoundingClientRect();
  const isInside = left >= box.left && left <= box.right && top >= box.top && top <= box.bottom;
  const at = isInside ? view.posAtCoords({ left, top }) : null;
  if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
}

const isInCode = ({ state }: EditorView) => state.selection.$from.parent.type === nodes.code_block;

/** Inserts a text in place of the selection: as it is in code, elsewhere as Markdown. */
function insertText(view: EditorView, text: string): void {
  if (text === '') return;
  if (isInCode(view)) view.dispatch(view.state.tr.insertText(text).scrollIntoView());
  else insertMarkdown(view, text, view.state.selection);
}

/** Inserts Markdown in place of a range: words within their line, blocks between the parts of the block there. */
export function insertMarkdown(
  view: EditorView,
  markdown: string,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const { tr } = view.state;
  const $from = tr.doc.resolve(from);
  const content = readContent(markdown);
  if ($from.parent.type.spec.tableRole) {
    tr.replaceWith(from, Math.min(to, $from.end()), inlineOf(content));
  } else {
    const [first, last] = [content.firstChild, content.lastChild];
    const isWords = content.childCount === 1 && first?.type === nodes.paragraph;
    const open = (node: Node | null) => (node?.type === nodes.paragraph ? 1 : 0);
    const slice = isWords ? new Slice(content, 1, 1) : new Slice(content, open(first), open(last));
    tr.replaceRange(from, to, slice);
  }
  const { selection } = view.state;
  if (selection.from === from && selection.to === to) {
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(to)), -1)).scrollIntoView();
  }
  view.dispatch(tr.setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

/** Returns the words of blocks on one line, for a cell. */
function inlineOf(content: Fragment): Fragment {
  let inline = Fragment.empty;
  content.descendants((node) => {
    if (!node.isTextblock) return true;
    if (inline.size > 0 && node.content.size > 0) inline = inline.addToEnd(schema.text(' '));
    node.forEach((child) => {
      const one = child.type === nodes.line_break ? schema.text(' ', child.marks) : child;
      inline = inline.append(Fragment.from(one));
    });
    return false;
  });
  return inline;
}

/** Returns the selection as Markdown: words of one block without the signs of the block. */
function markdownOf(selection: Selection): string {
  const { $from, $to } = selection;
  const isWords = $from.sameParent($to) && $from.parent.isTextblock && !(selection instanceof NodeSelection);
  if (isWords && !(selection instanceof CellSelection)) {
    const { content } = $from.parent.slice($from.parentOffset, $to.parentOffset);
    return writeBlock(nodes.paragraph.create(null, content));
  }
  const written = selection.content().content.content.map((block) => writeBlock(block));
  return written.filter(Boolean).join('\n\n');
}

/** Returns blocks as text without signs: the cells of a row beside one another, an item of a list on its line. */
function plainText(content: Fragment): string {
  const textOf = (node: Node): string => {
    if (node.isTextblock)
      return node.textBetween(0, node.content.size, '\n', ({ type }) =>
        type === nodes.line_break ? '\n' : '',
      );
    if (node.type === nodes.table_row) return node.children.map(textOf).join('\t');
    if (node.type === nodes.kept) return String(node.attrs.source);
    const separator = node.type === nodes.quote ? '\n\n' : '\n';
    return node.children.map(textOf).join(separator);
  };
  return content.content.map(textOf).join('\n\n');
}
