import type { Node } from 'prosemirror-model';
import { readBlocks } from './read-document.ts';
import { schema } from './schema.ts';
import { type ListSigns, writeBlock } from './write-block.ts';

interface Source {
  readonly node: Node;
  readonly markdown: string;
  /** The text between this block and the next. */
  readonly gap: string;
}

/**
 * A Markdown text as it was read, so that it can be written again with what was changed in the document: each block that was not
 * changed keeps its Markdown, byte for byte, and so does the space around it.
 */
export class WrittenText {
  readonly doc: Node;
  readonly #text: string;
  readonly #lead: string;
  readonly #lineBreak: string;
  readonly #sources: readonly Source[];
  readonly #placeOf = new Map<Node, number>();
  /** The places of blocks by their words, to find a block again after an undone change. */
  readonly #placesByWords = new Map<string, number[]>();
  /** The Markdown of changed blocks. */
  readonly #changed = new WeakMap<Node, { markdown: string; signs: string }>();

  /** @param doc the document that shows the text already, whose equal blocks are kept */
  constructor(text: string, doc?: Node) {
    const blocks = readBlocks(text);
    const nodes = blocks.map(({ node }) => node);
    this.doc = withNodes(nodes, doc);
    this.#text = text;
    this.#lineBreak = /\r\n/.test(text) ? '\r\n' : '\n';
    this.#lead = text.slice(0, blocks[0]?.start ?? text.length);
    this.#sources = blocks.map(({ start, end }, place) => ({
      node: this.doc.child(place),
      markdown: text.slice(start, end),
      gap: text.slice(end, blocks[place + 1]?.start ?? text.length),
    }));
    this.#sources.forEach(({ node }, place) => {
      this.#placeOf.set(node, place);
      const words = wordsOf(node);
      this.#placesByWords.set(words, [...(this.#placesByWords.get(words) ?? []), place]);
    });
  }

  /** Returns the Markdown of the document after it was changed. */
  write(doc: Node): string {
    // New empty paragraphs are not written, so that they do not move the places of others either.
    const children = doc.children.filter((node) => this.#placeOf.has(node) || !isEmptyParagraph(node));
    const places = this.#placesIn(children);
    const written: { markdown: string; place: number | undefined; isSame: boolean; node: Node }[] = [];
    children.forEach((node, index) => {
      const place = places[index];
      const source = place === undefined ? undefined : this.#sources[place];
      const isSame = source !== undefined && (source.node === node || source.node.eq(node));
      const last = written.at(-1);
      const markdown = isSame
        ? source.markdown
        : this.#write(
            node,
            signsFor(node, source?.markdown, last && { node: last.node, markdown: last.markdown }),
          );
      if (markdown !== '' || isSame) written.push({ markdown, place, isSame, node });
    });
    if (written.length === 0) return this.#sources.length === 0 ? this.#text : '';
    const parts = written.map(({ markdown, place, isSame, node }, index) => {
      const before = written[index - 1];
      const gap = before ? this.#gap(before, { place, node }) : this.#lead;
      return (isSame ? gap : gap.replace(/[ \t]+$/, '')) + markdown;
    });
    return parts.join('') + (this.#sources.at(-1)?.gap ?? '');
  }

  /** Returns where the Markdown of a block begins and ends in the text as it was read. */
  rangeOf(place: number): readonly [start: number, end: number] {
    const before = this.#sources.slice(0, place);
    const start = before.reduce(
      (sum, { markdown, gap }) => sum + markdown.length + gap.length,
      this.#lead.length,
    );
    return [start, start + (this.#sources[place]?.markdown.length ?? 0)];
  }

  /** Returns the place of each block in the text as it was read: its own, or that of the block that it was made of. */
  #placesIn(children: readonly Node[]): (number | undefined)[] {
    const { length } = this.#sources;
    const isSource = (index: number, place: number) => this.#sources[place]?.node === children[index];
    let before = 0;
    while (before < children.length && isSource(before, before)) before += 1;
    let after = 0;
    const most = Math.min(children.length, length) - before;
    while (after < most && isSource(children.length - 1 - after, length - 1 - after)) after += 1;
    const isInPlace = children.length === length;
    let last = before - 1;
    return children.map((node, index) => {
      if (index < before) return index;
      if (index >= children.length - after) return index + length - children.length;
      const place =
        this.#placeOf.get(node) ??
        this.#undone(node, last, length - after) ??
        (isInPlace && node.type === this.#sources[index]?.node.type ? index : undefined);
      if (place !== undefined) last = place;
      return place;
    });
  }

  /** Returns the place of a block that was changed and changed back. */
  #undone(node: Node, after: number, before: number): number | undefined {
    const places = this.#placesByWords.get(wordsOf(node));
    return places?.find((place) => place > after && place < before && this.#sources[place]?.node.eq(node));
  }

  #write(node: Node, signs: ListSigns): string {
    const known = this.#changed.get(node);
    const key = signs.bullet + signs.delimiter;
    if (known?.signs === key) return known.markdown;
    const markdown = writeBlock(node, signs).replaceAll('\n', this.#lineBreak);
    this.#changed.set(node, { markdown, signs: key });
    return markdown;
  }

  #gap(
    before: { readonly place: number | undefined; readonly node: Node },
    after: { readonly place: number | undefined; readonly node: Node },
  ): string {
    const source = before.place === undefined ? undefined : this.#sources[before.place];
    const isNext = source && after.place === (before.place ?? 0) + 1;
    const next = isNext ? this.#sources[after.place] : undefined;
    const isKept = next && source?.node.type === before.node.type && next.node.type === after.node.type;
    return isKept ? source.gap : this.#lineBreak.repeat(2);
  }
}

const isEmptyParagraph = ({ type, content }: Node) => type === schema.nodes.paragraph && content.size === 0;
const wordsOf = (node: Node) => `${node.type.name} ${node.textContent}`;

/** Returns the blocks as a document; those at its beginning and end that `doc` has already are the same objects. */
function withNodes(nodes: readonly Node[], doc: Node | undefined): Node {
  if (nodes.length === 0) return schema.node('doc', null, [schema.nodes.paragraph.create()]);
  const old = doc?.children ?? [];
  const most = Math.min(nodes.length, old.length);
  let before = 0;
  while (before < most && old[before]?.eq(nodes[before] as Node)) before += 1;
  let after = 0;
  while (after < most - before && old.at(-1 - after)?.eq(nodes.at(-1 - after) as Node)) after += 1;
  const middle = nodes.slice(before, nodes.length - after);
  return schema.node('doc', null, [
    ...old.slice(0, before),
    ...middle,
    ...(after > 0 ? old.slice(-after) : []),
  ]);
}

const bullets = ['-', '*', '+'] as const;

/** Returns the signs for a changed list: those it had, unless the block before is a list with the same ones. */
function signsFor(
  node: Node,
  markdown: string | undefined,
  before: { readonly node: Node; readonly markdown: string } | undefined,
): ListSigns {
  const had = signsIn(markdown);
  if (before?.node.type !== node.type) return had;
  const used = signsIn(before.markdown);
  return {
    bullet:
      had.bullet === used.bullet ? (bullets.find((bullet) => bullet !== used.bullet) ?? '-') : had.bullet,
    delimiter: had.delimiter === used.delimiter ? (used.delimiter === '.' ? ')' : '.') : had.delimiter,
  };
}

function signsIn(markdown = ''): ListSigns {
  const [, bullet, delimiter] = /^(?:([-*+])|\d{1,9}([.)]))(?:\s|$)/.exec(markdown) ?? [];
  return {
    bullet: bullets.find((one) => one === bullet) ?? '-',
    delimiter: delimiter === ')' ? ')' : '.',
  };
}
