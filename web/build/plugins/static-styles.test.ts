import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { withStaticStyles } from './static-styles.ts';

const functions = {
  css: (style: object) => Object.keys(style).join(' '),
  select: () => 'select',
};

function transformed(code: string): string {
  return withStaticStyles(code, parseAst(code), functions, 'module.tsx');
}

describe('a style call with literal arguments', () => {
  test('becomes its class names', () => {
    const code = `import { css } from '#styles/css';\nconst box = css({ color: 'red', m: -1 });`;
    expect(transformed(code)).toContain('const box = "color m";');
  });

  test('is found under the module’s own import name', () => {
    const code = `import { css as style } from '#styles/css';\nconst box = style({ p: 1 });`;
    expect(transformed(code)).toContain('const box = "p";');
  });

  test.each(['{ color }', '{ clipPath: torn() }', '...styles'])('has to be literal: %s', (value) => {
    const code = `import { css } from '#styles/css';\nconst box = css(${value});`;
    expect(() => transformed(code)).toThrow('module.tsx: write the arguments of `css` as literals.');
  });
});

describe('another function of the same name', () => {
  test('is not changed, whether it is the module’s own or imported', () => {
    const own = `import { css } from '#styles/css';\nfunction select(n) { return n }\nselect(2);`;
    const foreign = `import { css } from '#styles/css';\nimport { select } from './rows.ts';\nselect(2);`;
    expect(transformed(own)).toBe(own);
    expect(transformed(foreign)).toBe(foreign);
  });

  test.each([
    'const css = 1;',
    'function css() {}',
    '(css) => css({ p: 1 });',
    '({ a: [css] }) => 0;',
    'for (const css of []) ;',
  ])('may not hide a style function: %s', (declaration) => {
    const code = `import { css } from '#styles/css';\n{ ${declaration} }`;
    expect(() => transformed(code)).toThrow('module.tsx: `css` is a style function here');
  });
});
