import { expect, test } from 'vitest';
import { fromClipboard } from './to-markdown.ts';

const markdownOf = (html: string) => fromClipboard(html).markdown;

const clipboard = (body: string) =>
  `<html><head><meta charset="utf-8"><style>p { color: red }</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** A list item as Word's desktop program copies it: a paragraph with the bullet or number as text. */
const wordItem = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('Word: keeps title, headings, bold and italic words, links and both kinds of lists', () => {
  const html = clipboard(
    `<p class=MsoTitle>Share of shelf</p>
    <h2><span lang=EN-US>What&nbsp;counts<o:p></o:p></span></h2>
    <p class=MsoNormal>One <b style='mso-bidi-font-weight:normal'>bold </b>and one <i>italic</i> word, <a href="https://example.org/a_b">a page</a>.<o:p></o:p></p>
    ${wordItem(1, '·', 'milk')}
    ${wordItem(2, 'o', 'whole')}
    ${wordItem(1, '·', 'rice')}
    <p class=MsoNormal>Then:</p>
    ${wordItem(1, '1.', 'count')}${wordItem(1, '2.', 'report')}`,
  );
  expect(markdownOf(html)).toBe(
    [
      '# Share of shelf',
      '## What counts',
      'One **bold** and one *italic* word, [a page](https://example.org/a_b).',
      '- milk\n  - whole\n- rice',
      'Then:',
      '1. count\n2. report',
    ].join('\n\n'),
  );
});

test('Google Docs: keeps exactly what its styles make bold or italic', () => {
  const html = clipboard(
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:700;">Noon</span></h1>
    <p dir="ltr"><span style="font-weight:400;font-style:normal">Shelves are </span><span style="font-weight:700;">very </span><span style="font-weight:700;">full</span><span> </span><span style="font-style:italic;">mostly</span>.</p>
    <ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li><ul><li dir="ltr"><p role="presentation">deeper</p></li></ul><li dir="ltr"><p>two</p></li></ul>
    <p><a href="https://www.google.com/url?q=https://example.org/x&amp;sa=D" style="text-decoration:none"><span>there</span></a></p></b>`,
  );
  expect(markdownOf(html)).toBe(
    [
      '# Noon',
      'Shelves are **very full** *mostly*.',
      '- one\n  - deeper\n- two',
      '[there](https://example.org/x)',
    ].join('\n\n'),
  );
});

test('a web page: keeps its structure and tables, without pictures, forms and scripts', () => {
  const html = clipboard(
    `<article><h5>Small</h5><div>First<br>second</div><blockquote><p>Said</p></blockquote>
    <script>alert(1)</script><img src="https://tracker.example/p.gif" onerror="alert(1)"><button>Buy</button>
    <p style="display:none">unseen</p><p><del>gone</del> 2 * 3 * 4 and [x] and # no heading</p><hr>
    <table><tr><th>Store</th><th>Shelf</th></tr><tr><td><p>Erbil</p></td><td>7 m</td></tr></table></article>`,
  );
  expect(markdownOf(html)).toBe(
    [
      '### Small',
      'First\nsecond',
      '> Said',
      'gone 2 \\* 3 \\* 4 and \\[x] and # no heading',
      '---',
      '| Store | Shelf |\n| - | - |\n| Erbil | 7 m |',
    ].join('\n\n'),
  );
});

test.each([
  'javascript:alert(1)',
  'http://example.org',
  'data:text/html,x',
  'file:///C:/a.doc',
  '//host',
  '/page',
])('keeps only the words of a link to %s', (address) => {
  expect(markdownOf(`<p>Read <a href="${address}">this</a> now</p>`)).toBe('Read this now');
});

test('keeps Arabic as it is written', () => {
  expect(markdownOf('<h2 dir="rtl">الرفّ</h2><p dir="rtl">كلمة <b>بارزة</b>، وأخرى.</p>')).toBe(
    '## الرفّ\n\nكلمة **بارزة**، وأخرى.',
  );
});

test.each([
  '',
  '<p></p>',
  '<b> </b>',
  '<ul><li></li></ul>',
  '<table></table>',
  '<a href="x"></a>',
  '<!-- -->',
])('%s gives nothing', (html) => {
  expect(markdownOf(html).replace(/^-$/, '')).toBe('');
});

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('embedded pictures are inserted in their places; others are listed, except tracking pixels of mails', () => {
  const html = `<p>One <img src="file:///c/my%20shelf.png" width=20> two <img src="data:image/png;base64,${pixel}" alt="Full [shelf]"></p>
    <table><tr><td><img src="https://example.com/a.jpg?w=9" alt="shelf"></td></tr></table><img src="blob:x" alt="Aisle"><img src="https://x.example/t" width=1 height=1>
    <img src="data:image/svg+xml;base64,${pixel}">`;
  const { markdown, embedded, left } = fromClipboard(clipboard(html));
  expect(markdown).toBe('One two ![Full \\[shelf\\]](pasted-picture-0)');
  expect(embedded.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['pasted-1.png', 'image/png', 70],
  ]);
  expect(left).toEqual(['my shelf.png', 'a.jpg', 'Aisle', '']);
});

test('a table of Word: paragraphs in cells, alignment, merged cells, pipes, marks and line breaks', () => {
  const html = clipboard(
    `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>District<o:p></o:p></b></p></td><td><p class=MsoNormal align=right style='text-align:right'><b>Stores</b></p></td><td>Note</td></tr>
    <tr><td><p>Ashar</p></td><td><p>84</p></td><td><p>a | b<br>c</p><ul><li>one</li><li><i>two</i></li></ul></td></tr>
    <tr><td colspan=2>Both</td><td></td></tr></table><p>After</p>`,
  );
  const { markdown, tables } = fromClipboard(html);
  expect(markdown).toBe(
    [
      '| District | Stores | Note |\n| - | -: | - |\n| Ashar | 84 | a \\| b c one *two* |\n| Both | | |',
      'After',
    ].join('\n\n'),
  );
  expect(tables).toBe(1);
});

test.each([
  ['one column', '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', 'One\n\nTwo'],
  [
    'another table in it',
    '<table><tr><td>Menu</td><td><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    undefined,
  ],
])('a table with %s is only page layout', (_, html, expected) => {
  const { markdown, tables } = fromClipboard(html);
  expect(markdown).not.toMatch(/^\| (One|Menu)/);
  if (expected) expect([markdown, tables]).toEqual([expected, 0]);
});
