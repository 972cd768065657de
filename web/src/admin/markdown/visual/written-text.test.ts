import { array, check, constantFrom, nat, property, tuple } from 'fast-check';
import { Fragment, type Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { readContent } from './read-document.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-block.ts';
import { WrittenText } from './written-text.ts';

/** Texts that a careless editor would change. */
const texts = [
  '',
  '\n\n',
  'One',
  'One\n',
  '\n\nOne\n\n\n\nTwo  \n',
  '\uFEFFOne\n\nTwo',
  '# A #\n## B\nText directly below\n\nSetext\n======\nmore\n---\n',
  '  # Indented\n\n   three blanks\n\n     five blanks\n\n\ttab',
  '- a\n- b\n  - c\n    1. d\n    2. e\n\n       more of e\n- f\n\n\n- g',
  '* a\n* b\n\n- c\n- d\n\n1) x\n1) y\n\n1. z',
  '  - a\n  - b\n\n+\n+ empty before',
  '3. three\n3. three again\n10. ten',
  '-   wide\n-   wider\n\n    ## heading in an item\n\n    | a | b |\n    |---|---|\n    | 1 | 2 |',
  '- [ ] task\n- [x] done',
  'hard  \nbreak\\\nand soft\nbreak',
  '\\# no heading \\* \\_ \\[x] \\`c\\` AT&T &copy; &amp; &#x20; a_b_c 2 * 3 < 4 > 3',
  '***both*** **bold *and italic*** _under_ __double__ `code` ``co`de`` ` a `',
  '**«كلمة»** بارزة، *مائلة*؛ و`رمز`.',
  '\u200Fعربي ثم English\u200E (a)\n\n١. ليست قائمة\n\n1. قائمة',
  '| a | b | c | d |\n|:--|--:|:-:|---|\n| \\| | `x\\|y` | **b** | [l](/p "t") |\n| short |\n| too | many | cells | in | it |\n',
  'a | b\n-|-\n1 | 2\n# directly after',
  '[l](https://e.org/a_(b) "a \\"title\\"") <https://auto.example/x> [ref] [ref][] [words][ref]\n\n[ref]: https://e.org "T"\n[Other]: </a b>\n\n![r][ref]',
  '![](/images/a.png#800x600)\n\n![Full \\[shelf\\]](/images/abc/900x500.jpg "t") ![two](/b.png)\n![three](/c.png)',
  '[![in a link](/images/a.png)](https://e.org)',
  '> quote\nlazy\n> > deeper\n>\n> - list\n>   > ### h\n\n> another',
  '```js title="x"\nconst a = `b`;\n\n\n  # no heading\n```\n\n~~~\n```\n~~~\n\n````\n```\n````\n\n```\nnever closed\n',
  '<div class="x">\n\n**raw** <b>html</b> <!-- comment -->\n\n</div>',
  'a\n***\nb\n\n* * *\n---\n___',
  'One\r\n\r\n## Two\r\nthree\r\n\r\n- a\r\n- b\r\n\r\n```\r\ncode\r\nmore\r\n```\r\n\r\n| a | b |\r\n| - | - |\r\n| 1 | 2 |',
  'nbsp\u00A0here\u2028and\u0000nul\u202E',
  '[^1] note\n\n[^1]: footnote',
  'Term\n: definition\n\n~~struck~~ ==marked== H~2~O $x$',
  `${'> '.repeat(30)}too deep\n\nplain **after**`,
  'a\\\n\nb\\',
  '#\n\n##   \n\n-\n\n>\n\n1.',
];

test.each(texts)('a text that is not changed is written byte for byte: %j', (text) => {
  const written = new WrittenText(text);
  expect(written.write(written.doc)).toBe(text);
  // The same document, made again, as after an undone change.
  expect(written.write(copyOf(written.doc))).toBe(text);
});

const copyOf = (doc: Node): Node => schema.nodeFromJSON(doc.toJSON());

function changed(doc: Node, place: number, block: Node | Fragment): Node {
  const children = [...doc.children];
  children.splice(place, 1, ...(block instanceof Fragment ? block.content : [block]));
  return schema.node('doc', null, children);
}

const paragraph = (words: string) => schema.node('paragraph', null, [schema.text(words)]);

test('a change of one block leaves the Markdown of all others', () => {
  const part = tuple(constantFrom(...texts.filter((text) => text.trim())), nat());
  const result = check(
    property(part, ([text, at]) => {
      const written = new WrittenText(text);
      const sources = blockSources(text);
      const place = at % sources.length;
      const now = written.write(changed(written.doc, place, paragraph('Changed words')));
      for (const source of sources.toSpliced(place, 1)) expect(now).toContain(source);
      expect(now).toContain('Changed words');
    }),
    { numRuns: 300 },
  );
  expect(result.counterexample).toBeNull();
});

test('the space around a changed block stays, also with an empty paragraph below', () => {
  const text = '# Head\nOne\n* a\n\n\nTwo\n';
  const written = new WrittenText(text);
  const now = changed(written.doc, 1, paragraph('Other'));
  const below = schema.node('doc', null, [...now.children, schema.node('paragraph')]);
  expect(written.write(below)).toBe(text.replace('One', 'Other'));
});

function blockSources(text: string): string[] {
  const written = new WrittenText(text);
  return written.doc.children.map((_, place) => text.slice(...(written.rangeOf(place) as [number, number])));
}

/** The same document after all of its blocks were written anew and read. */
test.each(texts.filter((text) => text.trim()))(
  'a changed block means the same when it is read again: %j',
  (text) => {
    const { doc } = new WrittenText(text);
    for (const block of doc.children) {
      const written = writeBlock(block);
      if (block.type.name === 'kept' || written === '') continue;
      expect(tidied(readContent(written)), written).toEqual(tidied(Fragment.from(block)));
    }
  },
);

/** What the writer may change: marks of line breaks, blanks at their sides, empty paragraphs. */
function tidied(content: Fragment): unknown {
  const json = JSON.stringify(content.toJSON());
  return JSON.parse(json.replaceAll('"isMarked":true', '"isMarked":false').replaceAll(' ', ''));
}

describe('what people type', () => {
  const words = constantFrom(
    'a',
    ' ',
    '*',
    '**',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '![',
    '#',
    '# ',
    '- ',
    '1. ',
    '> ',
    '|',
    '\\',
    '&amp;',
    '<b>',
    '<',
    '~',
    '---',
    '===',
    ':',
    'كلمة',
    '،',
    '«',
    '»',
    '\u200F',
    'http://a.b',
    '+',
    '=',
    '!',
    'x@y.z',
    '\t',
  );
  const marks = constantFrom(
    [],
    ['strong'],
    ['em'],
    ['strong', 'em'],
    ['code'],
    ['link'],
    ['link', 'strong'],
  );
  const run = tuple(array(words, { minLength: 1, maxLength: 4 }), marks);
  const line = array(run, { minLength: 1, maxLength: 4 });
  const inline = (parts: readonly (readonly [readonly string[], readonly string[]])[]) =>
    parts.map(([text, names]) =>
      schema.text(
        text.join(''),
        names.map((name) => schema.mark(name, name === 'link' ? { href: 'https://e.org/a' } : null)),
      ),
    );
  const textOf = (node: Node) => node.textContent.replace(/\s+/g, ' ').trim();

  test.each(['paragraph', 'heading', 'table_header'])(
    'has the same words when it is read again, in a %s',
    (type) => {
      const result = check(
        property(array(line, { minLength: 1, maxLength: 3 }), (lines) => {
          const children = lines.flatMap((parts, place) => [
            ...(place > 0 ? [schema.node('line_break')] : []),
            ...inline(parts),
          ]);
          const cell = schema.node(type, null, children);
          const block =
            type === 'table_header'
              ? schema.node('table', null, [schema.node('table_row', null, [cell, cell])])
              : cell;
          const again = readContent(writeBlock(block));
          if (textOf(block) === '') return;
          expect(again.childCount).toBe(1);
          expect(again.firstChild?.type.name).toBe(block.type.name);
          expect(textOf(again.firstChild as Node).replaceAll(' ', '')).toBe(
            textOf(block).replaceAll(' ', ''),
          );
        }),
        { numRuns: 400 },
      );
      expect(result.counterexample && JSON.stringify(result.counterexample)).toBeNull();
    },
  );
});
