import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { readShortClasses } from '../class-names.ts';
import { isNode, type Named, type Node, replaced as withReplaced } from './syntax.ts';

type StyleFunction = (...styles: never[]) => unknown;
type StyleFunctions = Readonly<Record<string, StyleFunction>>;
/** A call that the build replaces. `callee` is the local name of the style function. */
interface StaticCall extends Node {
  readonly callee: Named;
}

/**
 * Replaces every call of `css` or a recipe with literal arguments by the class names it returns, so that visitors
 * neither download nor run the style engine. Classes of `css` get short names (`class-names.ts`). A call counts if its
 * name is imported from `#styles`, under any local name.
 * Fails the build if nothing was replaced, if a name is declared again in a module that imports it, or if an argument is
 * not a literal: its class would be in no stylesheet, and everybody would download the style engine.
 */
export function staticStyles(): Plugin {
  let functions: StyleFunctions;
  let replaced = 0;
  return {
    name: 'static-styles',
    apply: 'build',
    async buildStart() {
      const [engine, recipes] = await Promise.all([import('#styles/css'), import('#styles/recipes')]);
      const shortClass = readShortClasses();
      const classesOf: StyleFunction = (...styles) => engine.css(...styles).replace(/\S+/g, shortClass);
      functions = {
        ...Object.fromEntries(Object.entries(recipes).filter(isStyleFunction)),
        css: classesOf,
      };
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (!code.includes('#styles/')) return;
        const result = withStaticStyles(code, this.parse(code), functions, id);
        if (result === code) return;
        replaced += 1;
        return { code: result, map: null };
      },
    },
    buildEnd(error) {
      if (!error && replaced === 0)
        this.error('No call of a style function was found: this plugin does nothing now.');
    },
  };
}

const web = join(import.meta.dirname, '../..');

/** Returns the classes of all calls of `css` in the source files. */
export function classesOfSources(css: StyleFunction): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] });
  return files.flatMap((file) => {
    const code = readFileSync(join(web, file), 'utf8');
    if (!code.includes('#styles/css')) return [];
    const { program } = parseSync(file, code);
    const bound = boundFunctions(program, { css });
    return staticCalls(program, bound, file).flatMap(({ start, end }) =>
      String(evaluate(code.slice(start, end), bound)).split(' '),
    );
  });
}

/** Returns a module's source with its static calls replaced; `id` names it in errors. */
export function withStaticStyles(
  code: string,
  program: unknown,
  functions: StyleFunctions,
  id: string,
): string {
  const bound = boundFunctions(program, functions);
  if (Object.keys(bound).length === 0) return code;
  const calls = staticCalls(program, bound, id);
  const classesOf = ({ start, end }: Node) => JSON.stringify(evaluate(code.slice(start, end), bound));
  return withReplaced(
    code,
    calls.map((call) => ({ ...call, by: classesOf(call) })),
  );
}

function isStyleFunction(entry: [string, unknown]): entry is [string, StyleFunction] {
  return typeof entry[1] === 'function';
}

/** Returns the style functions that a module imports, by their local names. */
function boundFunctions(program: unknown, functions: StyleFunctions): StyleFunctions {
  const { body } = program as { body: Node[] };
  const bound: Record<string, StyleFunction> = {};
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const { source, specifiers } = statement as Node & {
      source: { value: string };
      specifiers: (Node & { local: { name: string }; imported?: { name: string } })[];
    };
    if (!/^#styles\/(css|recipes)$/.test(source.value)) continue;
    for (const { local, imported } of specifiers) {
      const known = imported && functions[imported.name];
      if (known) bound[local.name] = known;
    }
  }
  return bound;
}

/** Returns the outermost calls of bound functions, in source order. Throws if an argument is not a literal. */
function staticCalls(node: unknown, bound: StyleFunctions, id: string): StaticCall[] {
  if (Array.isArray(node)) return node.flatMap((child) => staticCalls(child, bound, id));
  if (!isNode(node) || node.type === 'ImportDeclaration') return [];
  const shadow = declaredNames(node).find((name) => Object.hasOwn(bound, name));
  if (shadow)
    throw new Error(`${id}: \`${shadow}\` is a style function here; give what you declare another name.`);
  if (node.type === 'CallExpression') {
    const { callee, arguments: values } = node as StaticCall & { arguments: unknown[] };
    const known = callee.type === 'Identifier' && Object.hasOwn(bound, callee.name);
    if (known && values.every(isLiteral)) return [node as StaticCall];
    // Recipes may have other arguments in the admin area: it loads the style engine anyway, and its stylesheet has all
    // variants.
    const isRecipeOfAdmin = id.includes('/src/admin/') && known && bound[callee.name] !== bound.css;
    if (known && !isRecipeOfAdmin)
      throw new Error(`${id}: write the arguments of \`${callee.name}\` as literals.`);
  }
  return Object.values(node).flatMap((child) => staticCalls(child, bound, id));
}

/** Returns the names that a declaration or a function's parameters introduce, patterns included. */
function declaredNames(node: Node): string[] {
  const { id, params } = node as Node & { id?: unknown; params?: unknown };
  const declares = /^(VariableDeclarator|FunctionDeclaration|FunctionExpression|ClassDeclaration)$/.test(
    node.type,
  );
  return [...(declares ? identifiers(id) : []), ...identifiers(params)];
}

function identifiers(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(identifiers);
  if (!isNode(pattern)) return [];
  const part = pattern as Node & Record<string, unknown>;
  switch (part.type) {
    case 'Identifier':
      return [String(part.name)];
    case 'AssignmentPattern':
      return identifiers(part.left);
    case 'RestElement':
      return identifiers(part.argument);
    case 'Property':
      return identifiers(part.value);
    default:
      return [...identifiers(part.properties), ...identifiers(part.elements)];
  }
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

/** Evaluates a call with literal arguments. This is safe, because the source is from this project only. */
function evaluate(call: string, functions: StyleFunctions): unknown {
  return new Function(...Object.keys(functions), `return ${call}`)(...Object.values(functions));
}
