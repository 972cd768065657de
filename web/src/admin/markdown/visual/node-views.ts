import type { Node } from 'prosemirror-model';
import { type Command, NodeSelection, Selection } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { parsePictureAddress } from '#shared/images/renditions.ts';
import { directionOf, type Language } from '#shared/language.ts';
import { writtenAddress } from '#shared/text/address.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { pictureAddress } from '#web/admin/images/picture-address.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy } from '../copy.en.ts';
import { setPicture } from './commands.ts';

const words = copy.visual.picture;

interface NodeViewActs {
  language: Language;
  /** Opens the library for a picture that replaces that at the place. */
  onReplace: (pos: number) => void;
}

export function nodeViews(acts: NodeViewActs): Record<string, NodeViewConstructor> {
  return {
    picture: (node, view, getPos) => new PictureView(node, { view, getPos, acts }),
    kept: (node) => keptView(node),
    table: () => tableView(),
  };
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

interface PictureContext {
  view: EditorView;
  getPos: () => number | undefined;
  acts: NodeViewActs;
}

/** A picture with its description below it, which is edited in place, and the buttons that replace and remove it. */
class PictureView implements NodeView {
  readonly dom = make('figure', figureStyle);
  readonly #image = make('img', pictureStyle);
  readonly #line = make('div', lineStyle);
  readonly #context: PictureContext;
  #node: Node;
  #isDescribing = false;

  constructor(node: Node, context: PictureContext) {
    this.#context = context;
    this.#node = node;
    this.#line.contentEditable = 'false';
    this.#line.lang = adminLanguage;
    this.#line.dir = directionOf(adminLanguage);
    this.#image.addEventListener('error', () => this.#image.replaceWith(this.#notLoaded()));
    this.#image.referrerPolicy = 'no-referrer';
    this.dom.append(this.#image, this.#line);
    this.#showPicture();
    this.#showLine();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    // Another picture has its own element, in which a broken one is not shown any more.
    if (node.attrs.src !== this.#node.attrs.src) return false;
    const isOther = node.attrs.alt !== this.#node.attrs.alt;
    this.#node = node;
    if (isOther) {
      this.#image.alt = node.attrs.alt;
      if (!this.#isDescribing) this.#showLine();
    }
    return true;
  }

  /** The controls below the picture are not part of the text. */
  stopEvent(event: Event): boolean {
    return event.target instanceof globalThis.Node && this.#line.contains(event.target);
  }

  ignoreMutation(): boolean {
    return true;
  }

  #showPicture(): void {
    const { src, alt } = this.#node.attrs;
    const address = pictureAddress(src);
    const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(src) ?? [];
    const size = parsePictureAddress(src) ?? (width && height ? { width, height } : undefined);
    if (size) {
      this.#image.width = Number(size.width);
      this.#image.height = Number(size.height);
    }
    this.#image.alt = alt;
    if (address) this.#image.src = writtenAddress(address);
    else this.#image.replaceWith(this.#notLoaded());
  }

  #notLoaded(): HTMLElement {
    const note = make('p', brokenStyle, `${words.notLoaded} `);
    note.contentEditable = 'false';
    note.lang = adminLanguage;
    note.dir = directionOf(adminLanguage);
    const address = make('bdi', '', this.#node.attrs.src);
    address.dir = 'ltr';
    note.append(address);
    return note;
  }

  #showLine(): void {
    const { alt } = this.#node.attrs;
    const describe = make(
      'button',
      cx(button({ variant: 'plain', size: 'xs' }), wordsStyle),
      alt || words.describe,
    );
    describe.type = 'button';
    if (alt) {
      describe.setAttribute('aria-label', words.described(alt));
      describe.lang = this.#context.acts.language;
    }
    describe.addEventListener('click', () => this.#describe());
    const tools = make('span', toolsStyle);
    tools.append(
      this.#button(words.replace, (pos) => this.#context.acts.onReplace(pos)),
      this.#button(words.remove, (pos) => this.#remove(pos)),
    );
    const missing = alt ? [] : [make('span', missingStyle, words.missing)];
    this.#line.replaceChildren(...missing, describe, tools);
  }

  #button(name: string, act: (pos: number) => void): HTMLButtonElement {
    const element = make('button', cx(button({ variant: 'plain', size: 'xs' }), quietStyle), name);
    element.type = 'button';
    element.addEventListener('click', () => {
      const pos = this.#context.getPos();
      if (pos !== undefined) act(pos);
    });
    return element;
  }

  #remove(pos: number): void {
    const { view } = this.#context;
    const { tr } = view.state;
    tr.delete(pos, pos + this.#node.nodeSize);
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)))));
    view.focus();
  }

  /** Shows the field of the description. */
  #describe(): void {
    this.#isDescribing = true;
    const { language } = this.#context.acts;
    const label = make('label', labelStyle);
    const field = make('input', fieldStyle);
    field.type = 'text';
    field.maxLength = 300;
    field.value = this.#node.attrs.alt;
    field.lang = language;
    field.dir = directionOf(language);
    label.append(make('span', '', words.field), field);
    field.addEventListener('input', () => this.#run(({ pos }) => setPicture(pos, { alt: field.value })));
    field.addEventListener('keydown', (event) => {
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      // Escape closes the field, and not the dialog around it.
      event.stopPropagation();
      this.#describedUp();
      this.#goOn();
    });
    field.addEventListener('blur', () => this.#describedUp());
    this.#line.replaceChildren(label);
    field.focus();
  }

  #describedUp(): void {
    if (!this.#isDescribing) return;
    this.#isDescribing = false;
    const alt = String(this.#node.attrs.alt).trim();
    if (alt !== this.#node.attrs.alt) this.#run(({ pos }) => setPicture(pos, { alt }));
    this.#showLine();
  }

  /** Moves the caret behind the picture. */
  #goOn(): void {
    const { view, getPos } = this.#context;
    const pos = getPos();
    if (pos === undefined) return;
    const $after = view.state.doc.resolve(pos + this.#node.nodeSize);
    const selection = Selection.findFrom($after, 1, true) ?? NodeSelection.create(view.state.doc, pos);
    view.dispatch(view.state.tr.setSelection(selection));
    view.focus();
  }

  #run(commandAt: (place: { pos: number }) => Command): void {
    const { view, getPos } = this.#context;
    const pos = getPos();
    if (pos !== undefined) commandAt({ pos })(view.state, view.dispatch);
  }
}

function keptView({ attrs }: Node): NodeView {
  const dom = make('div', keptStyle);
  dom.contentEditable = 'false';
  const name = make('p', keptNameStyle, copy.visual.kept);
  name.lang = adminLanguage;
  name.dir = directionOf(adminLanguage);
  const source = make('pre', '', attrs.source);
  source.dir = 'ltr';
  dom.append(name, source);
  return { dom };
}

/** A table in an element that is scrolled sideways where the table is too wide. */
function tableView(): NodeView {
  const dom = make('div', scrollStyle);
  const table = dom.appendChild(make('table'));
  const contentDOM = table.appendChild(make('tbody'));
  return {
    dom,
    contentDOM,
    ignoreMutation: (mutation) =>
      mutation.type === 'attributes' && (mutation.target === dom || mutation.target === table),
  };
}

const figureStyle = css({
  display: 'grid',
  gap: '1',
  '&.ProseMirror-selectednode > img': { outline: '3px solid var(--focus)' },
});
const pictureStyle = css({
  borderRadius: 'card',
  background: 'bg.sunken',
  maxHeight: '[80vh]',
  objectFit: 'contain',
});
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  minHeight: '8',
  textStyle: 'xs',
  whiteSpace: 'normal',
  userSelect: 'none',
});
const missingStyle = css({
  paddingInline: '2',
  paddingBlock: '0.5',
  background: 'label.subtle',
  borderRadius: 'label',
  fontWeight: 'strong',
});
const wordsStyle = css({
  paddingInline: '1',
  color: 'brand.solid',
  minHeight: '8',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
const quietStyle = css({ paddingInline: '1', color: 'fg.muted', minHeight: '8' });
const toolsStyle = css({ display: 'flex', gap: '2', marginInlineStart: 'auto' });
const labelStyle = css({ display: 'grid', gap: '1', flexGrow: '1', fontWeight: 'strong' });
const fieldStyle = css({
  width: 'full',
  paddingInline: '2',
  paddingBlock: '1.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  background: 'bg.canvas',
  textStyle: 'sm',
  fontWeight: 'normal',
});
const brokenStyle = css({
  padding: '4',
  border: '1.5px dashed',
  borderColor: 'border.control',
  borderRadius: 'card',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
});
const keptStyle = css({
  padding: '3',
  background: 'bg.shelf',
  borderRadius: 'card',
  '&.ProseMirror-selectednode': { outline: '3px solid var(--focus)' },
});
const keptNameStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const scrollStyle = css({ overflowX: 'auto', maxWidth: 'full' });
