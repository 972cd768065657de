import type { Plugin } from 'vite';
import type { Schemas } from '#shared/api/endpoint/endpoint.ts';
import { isNode, type Named, type Node, outermost, replaced } from './syntax.ts';

/** The properties of an endpoint that only servers read. */
const schemas: Readonly<Record<keyof Schemas | 'failure', true>> = {
  body: true,
  form: true,
  query: true,
  response: true,
  failure: true,
};

interface Property extends Node {
  readonly key: Named;
}

interface EndpointCall extends Node {
  readonly callee: Named;
  readonly arguments: readonly [{ readonly properties: readonly Property[] }];
}

/**
 * Removes schemas that no browser uses from the site's code: those of endpoints, and everything in modules of `shared/` that
 * nobody refers to, by marking it as free of side effects. Each schema takes a phone a third of a millisecond to create. Fails
 * the build if it finds no endpoint.
 */
export function leanSchemas(): Plugin {
  let endpoints = 0;
  return {
    name: 'lean-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/[^.]*\.ts$/, code: /zod\/mini|endpoint\.ts/ },
      handler(code) {
        const program = this.parse(code);
        endpoints += endpointCalls(program).length;
        return { code: withLeanSchemas(code, program), map: null };
      },
    },
    buildEnd(error) {
      if (!error && endpoints === 0) this.error('No endpoint was found: this plugin does nothing now.');
    },
  };
}

/**
 * Returns a module's source without its endpoints' schemas, and with its module-level calls marked as free of side
 * effects.
 */
export function withLeanSchemas(code: string, program: unknown): string {
  const unread = endpointCalls(program)
    .flatMap(({ arguments: [definition] }) => definition.properties)
    .filter(({ type, key }) => type === 'Property' && key.name in schemas)
    .map(({ start, end, key }) => ({ start, end, by: `${key.name}: undefined` }));
  const marks = madeOnLoad(program).flatMap(({ start, end }) => [
    { start, end: start, by: '/* @__PURE__ */ (() => (' },
    { start: end, end, by: '))()' },
  ]);
  const unused = unread.length > 0 ? unusedImports(program, unread) : [];
  return replaced(
    code,
    [...unread, ...marks, ...unused].sort((one, other) => one.start - other.start),
  );
}

interface ImportStatement extends Node {
  readonly specifiers: readonly { readonly local: Named }[];
}

/**
 * Returns the imports that only the removed parts used: otherwise a schema that a form imports later would still be
 * loaded with the endpoint.
 */
function unusedImports(program: unknown, leftOut: readonly Pick<Node, 'start' | 'end'>[]) {
  const { body } = program as { body: readonly Node[] };
  const isImport = (node: Node): node is ImportStatement => node.type === 'ImportDeclaration';
  const identifiers = outermost(
    body.filter((node) => !isImport(node)),
    (node): node is Node & Named => node.type === 'Identifier',
  );
  const used = new Set(
    identifiers
      .filter(({ start }) => !leftOut.some((part) => part.start <= start && start < part.end))
      .map(({ name }) => name),
  );
  return body
    .filter(isImport)
    .filter(
      ({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => !used.has(local.name)),
    )
    .map(({ start, end }) => ({ start, end, by: '' }));
}

function endpointCalls(program: unknown): EndpointCall[] {
  return outermost(
    program,
    (node): node is EndpointCall =>
      node.type === 'CallExpression' && (node as EndpointCall).callee.name === 'endpoint',
  );
}

/** Returns the values of the module's constants that contain a call. */
function madeOnLoad(program: unknown): Node[] {
  const { body } = program as { body: (Node & { declaration?: unknown })[] };
  const declarations = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => isNode(statement) && statement.type === 'VariableDeclaration') as Declaration[];
  return declarations.flatMap((declaration) => declaration.declarations.flatMap(({ init }) => calling(init)));
}

interface Declaration extends Node {
  readonly declarations: readonly { readonly init: Node | null }[];
}

/** Returns the value, in a list, if evaluating it calls something at once. A function, or an object of functions, does not. */
function calling(value: Node | null): Node[] {
  const found = outermost(value, (node): node is Node => /^Call|Function/.test(node.type));
  return value && found.some(({ type }) => type === 'CallExpression') ? [value] : [];
}
