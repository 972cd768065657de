import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { withLeanSchemas } from './lean-schemas.ts';

const lean = (code: string) => withLeanSchemas(code, parseAst(code));

describe('a shared module', () => {
  test('keeps of its endpoints what the client needs', () => {
    const code = lean(
      `export const save = endpoint({ method: 'PUT', path: '/a', body: z.object({ a }), query, response: b });`,
    );
    expect(code).toContain(
      `method: 'PUT', path: '/a', body: undefined, query: undefined, response: undefined`,
    );
  });

  test('keeps its functions that make endpoints', () => {
    const code = `function of(kind) { return { list: endpoint({ path: kind, response: rows[kind] }) }; }`;
    expect(lean(code)).toBe(code.replace('rows[kind]', 'undefined'));
  });

  test('has its calls marked as pure, so that unused ones are removed', () => {
    const marked = (made: string) => `/* @__PURE__ */ (() => (${made}))()`;
    const call = 'z.string().check(z.minLength(1))';
    expect(lean(`const id = ${call};`)).toBe(`const id = ${marked(call)};`);
    expect(lean(`export const a = { b: z.int() }, c = z.int();`)).toBe(
      `export const a = ${marked('{ b: z.int() }')}, c = ${marked('z.int()')};`,
    );
  });

  test.each([
    'const longest = 200;',
    "const lengths = { line: 200, list: ['a'] };",
    'const line = () => text(200);',
    'const table = { line: () => text(200), area() { return text(); } };',
    'register(z.string());',
  ])('is not changed for `%s`', (code) => {
    expect(lean(code)).toBe(code);
  });
});
