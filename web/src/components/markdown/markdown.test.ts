import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { Markdown } from './markdown.tsx';

function html(text: string, language: Language = 'en', location = '/'): string {
  const content = createElement(Markdown, { text, language });
  const page = renderToStaticMarkup(createElement(StaticRouter, { location }, content));
  return page.replace(/^<div[^>]*>|<\/div>$/g, '');
}

describe('marks', () => {
  test.each([
    ['# Title', '<h2 dir="ltr">Title</h2>'],
    ['# A\n## B\n### C', '<h2 dir="ltr">A</h2><h3 dir="ltr">B</h3><h4 dir="ltr">C</h4>'],
    ['#### A\n###### B\n# C', '<h2 dir="ltr">A</h2><h3 dir="ltr">B</h3><h2 dir="ltr">C</h2>'],
    ['## A\n## B\n# C', '<h2 dir="ltr">A</h2><h2 dir="ltr">B</h2><h2 dir="ltr">C</h2>'],
    [
      '# A\n### B\n### C\n## D',
      '<h2 dir="ltr">A</h2><h3 dir="ltr">B</h3><h3 dir="ltr">C</h3><h3 dir="ltr">D</h3>',
    ],
    [
      '## A\n> ### B\n\n### C',
      '<h2 dir="ltr">A</h2><blockquote dir="ltr"><h3 dir="ltr">B</h3></blockquote><h3 dir="ltr">C</h3>',
    ],
    ['#', ''],
    ['#\n## A', '<h2 dir="ltr">A</h2>'],
    [
      '[](https://example.org)',
      '<p dir="ltr"><a href="https://example.org" rel="noopener">https://example.org</a></p>',
    ],
    ['**b** *i*', '<p dir="ltr"><strong>b</strong> <em>i</em></p>'],
    ['- a\n- b', '<ul dir="ltr"><li><p dir="ltr">a</p></li><li><p dir="ltr">b</p></li></ul>'],
    ['3. c', '<ol dir="ltr" start="3"><li><p dir="ltr">c</p></li></ol>'],
    ['> q', '<blockquote dir="ltr"><p dir="ltr">q</p></blockquote>'],
    ['a\n\n---\n\nb', '<p dir="ltr">a</p><hr/><p dir="ltr">b</p>'],
    ['```js\n<b>\n```', '<pre dir="ltr"><code>&lt;b&gt;</code></pre>'],
    [
      '| City | Stores |\n| --- | --: |\n| Erbil | 7 | 8 |\n| **Basra** |',
      '<section aria-label="Table · City · Stores" tabindex="0" dir="ltr"><table>' +
        '<thead><tr><th scope="col">City</th><th scope="col" data-align="right">Stores</th></tr></thead>' +
        '<tbody><tr><td>Erbil</td><td data-align="right">7</td></tr>' +
        '<tr><td><strong>Basra</strong></td><td data-align="right"></td></tr></tbody></table></section>',
    ],
    ['| no table |', '<p dir="ltr">| no table |</p>'],
    ['`x`', '<p dir="ltr"><code dir="ltr">x</code></p>'],
  ])('%j', (text, elements) => expect(html(text)).toBe(elements));

  test('headings start one level below the heading above the text', () => {
    const content = createElement(Markdown, { text: '# A\n## B', language: 'en', headingLevel: 3 });
    expect(renderToStaticMarkup(content)).toContain('<h3 dir="ltr">A</h3><h4 dir="ltr">B</h4>');
  });

  test('each table cell has the direction of its own words', () => {
    const table = html('| المدينة | Brand |\n| - | - |\n| أربيل | 7 |', 'ar');
    expect(table).toMatch(/^<section aria-label="جدول · المدينة · Brand" tabindex="0" dir="rtl">/);
    expect(table).toContain('<th scope="col"><bdi dir="ltr">Brand</bdi></th>');
    expect(table).toContain('<td>أربيل</td><td>7</td>');
  });

  test('a table with too many cells stays text', () => {
    expect(html(`|${'a|'.repeat(2001)}\n|${'-|'.repeat(2001)}`)).toMatch(/^<p/);
  });

  test('a typed line break stays', () => {
    expect(html('one\ntwo')).toBe('<p dir="ltr">one\ntwo</p>');
    expect(html('one  \ntwo')).toBe('<p dir="ltr">one<br/>two</p>');
  });

  test('an indented paragraph is not code', () =>
    expect(html('    indented')).toBe('<p dir="ltr">indented</p>'));
});

describe('HTML is shown as text', () => {
  test.each([
    ['<script>alert(1)</script>', '<p dir="ltr">&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['a <img src=x onerror=alert(1)>', '<p dir="ltr">a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['<div>\n**b**', '<p dir="ltr">&lt;div&gt;\n<strong>b</strong></p>'],
    ['&lt;b&gt;', '<p dir="ltr">&lt;b&gt;</p>'],
  ])('%j', (text, elements) => expect(html(text)).toBe(elements));
});

describe('links', () => {
  test.each([
    ['https://example.org/a', '<a href="https://example.org/a" rel="noopener">x</a>'],
    ['mailto:a@example.org', '<a href="mailto:a@example.org" rel="noopener">x</a>'],
    ['tel:+9647700000000', '<a href="tel:+9647700000000" rel="noopener">x</a>'],
    ['https://example.org/"a"?b[]=1', '<a href="https://example.org/%22a%22?b%5B%5D=1" rel="noopener">x</a>'],
    ['/contact', '<a href="/contact">x</a>'],
    ['/ar/contact', '<a href="/contact">x</a>'],
    ['/images/a.png', '<a href="/images/a.png" rel="noopener">x</a>'],
    ['/admin', '<a href="/admin" rel="noopener">x</a>'],
  ])('to %s', (address, link) => expect(html(`[x](${address})`)).toBe(`<p dir="ltr">${link}</p>`));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    '//evil.example',
    '/\\evil.example',
    'http://example.org',
    'https://user:secret@example.org',
    'mailto:a&#13;&#10;bcc:b',
    '#__proto__',
    'relative',
    '',
  ])('not to %j', (address) => expect(html(`[x](${address})`)).toBe('<p dir="ltr">x</p>'));

  test('to pages lead to the version in the page’s language', () =>
    expect(html('[x](/contact)', 'en', '/ar/blog/1')).toContain('href="/ar/contact"'));

  test('can be defined elsewhere in the text', () => {
    expect(html('[x][a]\n\n[a]: https://example.org\n[a]: /second')).toContain('href="https://example.org"');
    expect(html('[x][a]\n\n[a]: javascript:alert(1)')).toBe('<p dir="ltr">x</p>');
    expect(html('[constructor]')).toBe('<p dir="ltr">[constructor]</p>');
  });
});

describe('pictures', () => {
  test('have reserved space while they load', () => {
    const image = html('![Shelf](/images/a.png#800x600)');
    expect(image).toContain('src="/images/a.png#800x600" alt="Shelf" loading="lazy"');
    expect(image).toContain('width="800" height="600"');
  });

  test.each(['http://example.org/a.png', 'javascript:alert(1)', 'data:image/svg+xml,a', '//evil.example/a'])(
    'are not loaded from %s',
    (address) => expect(html(`![Shelf](${address})`)).toBe('<p dir="ltr">Shelf</p>'),
  );

  test('do not tell their host where they are shown', () =>
    expect(html('![a](https://example.org/a.png)')).toContain('referrerPolicy="no-referrer"'));
});

describe('direction', () => {
  test.each([
    ['Hello عالم', 'en', '<p dir="ltr">'],
    ['مرحبا world', 'en', '<p dir="rtl">'],
    ['12 - 14', 'ar', '<p dir="rtl">'],
    ['12 - 14', 'en', '<p dir="ltr">'],
    ['**«مرحبا»** world', 'en', '<p dir="rtl">'],
    ['- مرحبا\n- world', 'en', '<ul dir="rtl"><li><p dir="rtl">'],
    ['> مرحبا', 'en', '<blockquote dir="rtl"><p dir="rtl">'],
    ['# مرحبا', 'en', '<h2 dir="rtl">'],
    ['```\nمرحبا\n```', 'ar', '<pre dir="ltr">'],
  ] as const)('of %j is %s', (text, language, start) => expect(html(text, language)).toContain(start));
});

describe('unusual input', () => {
  const pattern = (part: string) => part.repeat(20_000 / part.length);
  test.each([
    '>',
    '> ',
    '- ',
    '> - ',
    '1. ',
    '*_',
    '*a **a ',
    '[',
    '![',
    '[a](b',
    '<a ',
    '<!--',
    '\\',
    '&amp;',
    '# ',
    '`',
    '\n',
    '[a]: b\n',
    '\u202E',
    'e\u0301\u0301\u0301',
  ])('20,000 characters of %j are rendered', (part) => expect(html(pattern(part))).toBeTypeOf('string'));

  test('handles nested brackets', () => {
    expect(html(`${'['.repeat(5000)}a${'](b)'.repeat(3000)}`)).toContain('a');
    expect(html(`${'*'.repeat(9000)}a${'*'.repeat(9000)}`)).toContain('a');
  });

  test('shows very deep lists as text', () => {
    const lines = Array.from({ length: 150 }, (_, depth) => `${' '.repeat(depth * 2)}- level${depth}`);
    const list = html(lines.join('\n'));
    expect(list.match(/<ul/g)?.length).toBeLessThan(12);
    expect(list).toContain('level149');
  });

  test.each(['=\n', ' == \n', 'a\n=\n', 'a\n=\n\n', 'a\n-\n', '> a\n> =\n', '- =\n', '=\n-\n'])(
    'renders thousands of headings underlined as %j as plain text',
    (part) => expect(html(pattern(part))).not.toMatch(/<h\d/),
  );

  test('renders as many underlined headings as a long text can have', () => {
    expect(html('a\n===\n\nb\n\n'.repeat(100)).match(/<h2/g)).toHaveLength(100);
  });

  test('still recognises long rules and many stars', () => {
    expect(html(`a\n\n${'*'.repeat(2000)}`)).toContain('<hr/>');
    expect(html('**a** '.repeat(100))).toContain('<strong>');
  });
});
