import type { Plugin } from 'vite';

type StyleFunction = (...styles: never[]) => unknown;
interface Node {
  type: string;
  start: number;
  end: number;
}

/**
 * Replaces every call of `css` or a recipe whose arguments are literals by the class names it returns, so that a
 * visitor neither downloads nor runs what turns style objects into class names.
 */
export function staticStyles(): Plugin {
  let functions: Record<string, StyleFunction>;
  return {
    name: 'static-styles',
    apply: 'build',
    async buildStart() {
      const [{ css }, recipes] = await Promise.all([
        import('./styled-system/css/index.js'),
        import('./styled-system/recipes/index.js'),
      ]);
      functions = { css, ...Object.fromEntries(Object.entries(recipes).filter(isStyleFunction)) };
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler(code) {
        if (!code.includes('styled-system')) return;
        const calls = staticCalls(this.parse(code), functions);
        if (calls.length === 0) return;
        const parts: string[] = [];
        let end = code.length;
        for (const call of calls.toReversed()) {
          const value = evaluate(code.slice(call.start, call.end), functions);
          parts.unshift(JSON.stringify(value), code.slice(call.end, end));
          end = call.start;
        }
        return { code: code.slice(0, end) + parts.join(''), map: null };
      },
    },
  };
}

function isStyleFunction(entry: [string, unknown]): entry is [string, StyleFunction] {
  return typeof entry[1] === 'function';
}

/** The outermost calls of the given functions that take nothing but literals, in source order. */
function staticCalls(node: unknown, functions: Record<string, StyleFunction>): Node[] {
  if (Array.isArray(node)) return node.flatMap((child) => staticCalls(child, functions));
  if (!isNode(node)) return [];
  if (node.type === 'CallExpression') {
    const { callee, arguments: values } = node as Node & {
      callee: Node & { name?: string };
      arguments: unknown[];
    };
    const known = callee.type === 'Identifier' && Object.hasOwn(functions, callee.name ?? '');
    if (known && values.every(isLiteral)) return [node];
  }
  return Object.values(node).flatMap((child) => staticCalls(child, functions));
}

function isLiteral(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Literal') return true;
  if (node.type === 'UnaryExpression') return isLiteral((node as Node & { argument: unknown }).argument);
  if (node.type !== 'ObjectExpression') return false;
  const { properties } = node as Node & { properties: (Node & { computed?: boolean; value?: unknown })[] };
  return properties.every(
    ({ type, computed, value }) => type === 'Property' && !computed && isLiteral(value),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The source is this project's own, and consists of one call with literals. */
function evaluate(call: string, functions: Record<string, StyleFunction>): unknown {
  return new Function(...Object.keys(functions), `return ${call}`)(...Object.values(functions));
}
