import { type DOMOutputSpec, type MarkSpec, type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isPublicAddress } from '#shared/text/address.ts';

/** Schema nodes of a table. A cell has inline text only, as in Markdown. */
const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'inline*',
  cellAttributes: {
    align: {
      default: null,
      setDOMAttr: (value, attrs) => {
        if (value) attrs['data-align'] = value;
      },
    },
  },
});

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    // Without `href`: a press in the text places the caret, and must not open a page.
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { 'data-address': attrs.href, title: attrs.href }, 0],
  },
  em: { toDOM: (): DOMOutputSpec => ['em', 0] },
  strong: { toDOM: (): DOMOutputSpec => ['strong', 0] },
  code: { code: true, inclusive: false, toDOM: (): DOMOutputSpec => ['code', { dir: 'ltr' }, 0] },
} satisfies Record<string, MarkSpec>;

/** Only pictures that visitors would see are loaded. */
function imageOf({ attrs }: Node): DOMOutputSpec {
  const { src, alt } = attrs;
  return ['img', { ...(isPublicAddress(src) && { src }), alt, referrerpolicy: 'no-referrer' }];
}

/**
 * The document of the visual editor: what Markdown can write, and nothing more. The nodes have no rules to be read from
 * HTML, except those that ProseMirror needs for what is typed: pasted HTML becomes Markdown first (`admin/markdown/paste`).
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 1 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      toDOM: ({ attrs }) => [`h${Math.min(attrs.level + 1, 6)}`, 0],
    },
    quote: { content: 'block+', group: 'block', defining: true, toDOM: () => ['blockquote', 0] },
    list: {
      attrs: { start: { default: 1 }, spread: { default: false } },
      content: 'list_item+',
      group: 'block',
      toDOM: () => ['ul', 0],
    },
    numbers: {
      attrs: { start: { default: 1 }, spread: { default: false } },
      content: 'list_item+',
      group: 'block',
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
    },
    list_item: { content: 'block+', defining: true, toDOM: () => ['li', 0] },
    ...tables,
    code_block: {
      attrs: { lang: { default: null }, meta: { default: null } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      toDOM: () => ['pre', { dir: 'ltr' }, ['code', 0]],
    },
    rule: { group: 'block', toDOM: () => ['hr'] },
    /** A picture in a block of its own. */
    picture: {
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      group: 'block',
      draggable: true,
      toDOM: imageOf,
    },
    /** A block that the editor cannot show formatted: its Markdown is shown, and kept. */
    kept: {
      attrs: { source: {} },
      group: 'block',
      toDOM: ({ attrs }) => ['pre', { 'data-kept': '', dir: 'ltr' }, attrs.source],
    },
    text: { group: 'inline' },
    /** A picture between words. */
    inline_picture: {
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      group: 'inline',
      inline: true,
      toDOM: imageOf,
    },
    /** A line break: visitors also see those that are typed without a mark. */
    line_break: {
      attrs: { isMarked: { default: false } },
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks,
});
