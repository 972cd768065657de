import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import type { Language } from '#shared/language.ts';
import { createStore } from '#web/lib/store.ts';
import type { RichText } from '../paste/rich-text.ts';
import { clipboard, insertMarkdown } from './clipboard.ts';
import { insertBlocks, type Place, placeOf } from './commands.ts';
import { decorations } from './decorations.ts';
import { markdownInputRules } from './input-rules.ts';
import { textKeys } from './keys.ts';
import { nodeViews } from './node-views.ts';
import { normalDocument, withRoomBelow } from './normal-document.ts';
import { schema } from './schema.ts';
import { WrittenText } from './written-text.ts';

interface TextViewOptions {
  place: HTMLElement;
  text: string;
  language: Language;
  placeholder: string;
  onChange: (markdown: string) => void;
  onFocus: () => void;
  onLink: () => void;
  onFiles: (files: readonly File[]) => void;
  onRichText: (copied: RichText) => void;
  /** Called to replace the picture at a place. */
  onReplace: (pos: number) => void;
}

/** A place in the text that moves with what is typed before it. */
export interface Asked {
  from: number;
  to: number;
  /** True while the selection is still what it was at the time of asking, and nothing was typed. */
  isCurrent: boolean;
}

/** The text of the visual editor: ProseMirror's view of a Markdown text, and what changes it. */
export class TextView {
  readonly view: EditorView;
  readonly place = createStore<Place>({ pressed: new Set(), isInTable: false });
  readonly #asked = new Set<Asked>();
  readonly #onChange: (markdown: string) => void;
  readonly #watch = new AbortController();
  #written: WrittenText;
  #markdown: string;
  /** Set while a change is not written yet. */
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor({ place, text, language, placeholder, onChange, ...acts }: TextViewOptions) {
    this.#written = new WrittenText(text);
    this.#markdown = text;
    this.#onChange = onChange;
    const state = EditorState.create({
      doc: withRoomBelow(this.#written.doc),
      plugins: [
        markdownInputRules,
        textKeys(acts.onLink),
        clipboard(acts),
        history(),
        decorations(language, placeholder),
        tableEditing(),
        normalDocument,
      ],
    });
    this.view = new EditorView(
      { mount: place },
      {
        state,
        nodeViews: nodeViews({ language, onReplace: acts.onReplace }),
        handleDOMEvents: { focus: () => acts.onFocus() },
        dispatchTransaction: (tr) => this.#apply(tr),
      },
    );
    this.#flushBeforeReading();
  }

  destroy(): void {
    this.flush();
    this.#watch.abort();
    this.view.destroy();
  }

  /** Writes a change at once that is not written yet. */
  readonly flush = (): void => {
    if (this.#writing === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const markdown = this.#written.write(this.view.state.doc);
    if (markdown === this.#markdown) return;
    this.#markdown = markdown;
    this.#onChange(markdown);
  };

  /** Writes changes before anything else can read the text: a save, another view, the end of the page. */
  #flushBeforeReading(): void {
    const options = { capture: true, signal: this.#watch.signal };
    for (const sign of ['pointerdown', 'click', 'focusout', 'blur', 'pagehide', 'beforeunload'])
      addEventListener(sign, this.flush, options);
    document.addEventListener('visibilitychange', this.flush, options);
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab') this.flush();
    };
    addEventListener('keydown', press, options);
  }

  /** Runs a command as if by typing: the text has the focus afterwards. */
  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }

  /** Shows a text that was changed elsewhere. */
  show(markdown: string): void {
    if (markdown === this.#markdown) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const { doc, tr } = this.view.state;
    this.#markdown = markdown;
    this.#written = new WrittenText(markdown, doc);
    const next = withRoomBelow(this.#written.doc);
    const start = doc.content.findDiffStart(next.content);
    if (start === null) return;
    replaceDifferent(tr, next);
    this.view.dispatch(tr.setMeta(shownMeta, true).setMeta('addToHistory', false));
  }

  /** Returns the selection, as a place that moves with what is typed until it is used. */
  ask(): Asked {
    const { from, to } = this.view.state.selection;
    const asked = { from, to, isCurrent: true };
    this.#asked.add(asked);
    return asked;
  }

  /** Inserts pictures, with their descriptions, where they were asked for. */
  insertPictures(asked: Asked, addresses: readonly string[], descriptions: readonly string[] = []): void {
    this.#asked.delete(asked);
    const pictures = addresses.map((src, index) =>
      schema.nodes.picture.create({ src, alt: descriptions[index] ?? '' }),
    );
    const { state } = this.view;
    const { tr, pos } = insertBlocks(state.tr, asked.to, pictures);
    if (asked.isCurrent) {
      const after = pos + pictures.length;
      if (tr.doc.resolve(after).nodeAfter?.isTextblock !== true)
        tr.insert(after, schema.nodes.paragraph.create());
      tr.setSelection(Selection.near(tr.doc.resolve(after + 1)));
    }
    this.view.dispatch(asked.isCurrent ? tr.scrollIntoView() : tr);
    if (asked.isCurrent && !isWritingElsewhere(this.view.dom)) this.view.focus();
  }

  /** Inserts Markdown where it was asked for: in place of the selection, or after it if the text was changed since. */
  insertMarkdown(asked: Asked, markdown: string): void {
    this.#asked.delete(asked);
    insertMarkdown(this.view, markdown, { from: asked.isCurrent ? asked.from : asked.to, to: asked.to });
  }

  #apply(tr: Transaction): void {
    this.view.updateState(this.view.state.apply(tr));
    if (tr.docChanged || tr.selectionSet) this.#move(tr);
    this.#tellPlace();
    if (!tr.docChanged || tr.getMeta(shownMeta)) return;
    this.#writing ??= setTimeout(this.flush, writeAfterMs);
  }

  #move(tr: Transaction): void {
    for (const asked of this.#asked) {
      asked.from = tr.mapping.map(asked.from);
      asked.to = tr.mapping.map(asked.to, -1);
      asked.isCurrent = false;
    }
  }

  #tellPlace(): void {
    const before = this.place.current();
    const now = placeOf(this.view.state);
    const isSame =
      before.isInTable === now.isInTable &&
      before.pressed.size === now.pressed.size &&
      [...now.pressed].every((tool) => before.pressed.has(tool));
    if (!isSame) this.place.set(now);
  }
}

const shownMeta = 'shown';
/** How long after a change its Markdown is written, in ms: after the frame that shows it, so that keys do not wait. */
const writeAfterMs = 50;

/** Replaces the blocks that differ, so that the caret stays in an equal block. The blocks of `next` become those of the document. */
function replaceDifferent(tr: Transaction, next: Node): void {
  const { children: old } = tr.doc;
  const { children } = next;
  const most = Math.min(old.length, children.length);
  let before = 0;
  while (before < most && old[before] === children[before]) before += 1;
  let after = 0;
  while (after < most - before && old.at(-1 - after) === children.at(-1 - after)) after += 1;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const from = sizeOf(old.slice(0, before));
  const to = tr.doc.content.size - sizeOf(after > 0 ? old.slice(-after) : []);
  tr.replaceWith(from, to, children.slice(before, children.length - after));
}

function isWritingElsewhere(dom: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === dom) return false;
  return activeElement.matches('input, textarea, select, [contenteditable=true]');
}
