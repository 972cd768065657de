import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { directionOf, type Language } from '#shared/language.ts';
import { textDirection } from '#web/components/markdown/markdown-direction.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Shows the placeholder in an empty text, and gives each block the direction of its own first letter, as on the site. */
export function decorations(language: Language, placeholder: string) {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const shown = [...directionsIn(doc, language)];
        const only = doc.childCount === 1 ? doc.firstChild : null;
        if (placeholder && only?.type === nodes.paragraph && only.content.size === 0) {
          shown.push(Decoration.node(0, only.nodeSize, { 'data-placeholder': placeholder }));
        }
        return shown.length > 0 ? DecorationSet.create(doc, shown) : DecorationSet.empty;
      },
    },
  });
}

interface Turned {
  readonly from: number;
  readonly to: number;
  readonly dir: 'ltr' | 'rtl';
}

/** The blocks with another direction than the text, by top-level block: only changed ones are looked at again. */
const turnedIn: Record<Language, WeakMap<Node, readonly Turned[]>> = { en: new WeakMap(), ar: new WeakMap() };

function* directionsIn(doc: Node, language: Language): Generator<Decoration> {
  let offset = 0;
  for (const block of doc.children) {
    const known = turnedIn[language].get(block) ?? turned(block, language);
    turnedIn[language].set(block, known);
    for (const { from, to, dir } of known) yield Decoration.node(offset + from, offset + to, { dir });
    offset += block.nodeSize;
  }
}

function turned(block: Node, language: Language): Turned[] {
  const found: Turned[] = [];
  const look = (node: Node, from: number, outer: Language) => {
    if (!node.isBlock || node.type.spec.code || node.isAtom) return;
    // Items and rows have the direction of their list or table.
    const isPart = node.type === nodes.list_item || node.type === nodes.table_row;
    const dir = isPart ? directionOf(outer) : textDirection(node.textContent, outer);
    if (dir !== directionOf(outer)) found.push({ from, to: from + node.nodeSize, dir });
    node.forEach((child, offset) => {
      look(child, from + 1 + offset, dir === 'rtl' ? 'ar' : 'en');
    });
  };
  look(block, 0, language);
  return found;
}
