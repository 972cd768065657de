import { posix } from 'node:path';
import type { HttpRequest } from '../http/http-message.ts';

/** A statement of a web ACL: its only key names its kind. */
export type Statement = Readonly<Record<string, unknown>>;

/** True if a request matches a statement. */
export type Matcher = (request: HttpRequest) => boolean;

interface ByteMatch {
  readonly FieldToMatch: Readonly<Record<string, { readonly Name?: string }>>;
  readonly PositionalConstraint: string;
  readonly SearchString: string;
  readonly TextTransformations: readonly { readonly Priority: number; readonly Type: string }[];
}

type Compare = (text: string, searched: string) => boolean;

const positions: Record<string, Compare> = {
  EXACTLY: (text, searched) => text === searched,
  STARTS_WITH: (text, searched) => text.startsWith(searched),
  ENDS_WITH: (text, searched) => text.endsWith(searched),
  CONTAINS: (text, searched) => text.includes(searched),
};

const transformations: Record<string, (text: string) => string> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  NORMALIZE_PATH: (text) => posix.normalize(text),
  // Invalid escapes stay as they are.
  URL_DECODE: (text) =>
    Buffer.from(
      text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
      'latin1',
    ).toString('utf8'),
};

/** Compiles a statement about a single request. Throws if something is not emulated. */
export function compileStatement(statement: Statement): Matcher {
  const [kind = '', content] = onlyEntry(statement, 'A statement');
  switch (kind) {
    case 'ByteMatchStatement':
      return byteMatch(content as ByteMatch);
    case 'AndStatement': {
      const parts = partsOf(content);
      return (request) => parts.every((part) => part(request));
    }
    case 'OrStatement': {
      const parts = partsOf(content);
      return (request) => parts.some((part) => part(request));
    }
    case 'NotStatement': {
      const part = compileStatement((content as { Statement: Statement }).Statement);
      return (request) => !part(request);
    }
    default:
      throw new Error(`The web ACL statement ${kind} is not known locally.`);
  }
}

function partsOf(content: unknown): Matcher[] {
  return (content as { Statements: readonly Statement[] }).Statements.map(compileStatement);
}

function byteMatch(statement: ByteMatch): Matcher {
  onlyKnown(
    statement,
    ['FieldToMatch', 'PositionalConstraint', 'SearchString', 'TextTransformations'],
    'ByteMatchStatement',
  );
  const field = fieldOf(statement.FieldToMatch);
  const compare = named(positions, statement.PositionalConstraint, 'position');
  const steps = [...statement.TextTransformations]
    .sort((one, other) => one.Priority - other.Priority)
    .map(({ Type }) => named(transformations, Type, 'text transformation'));
  return (request) =>
    compare(
      steps.reduce((text, step) => step(text), field(request)),
      statement.SearchString,
    );
}

function fieldOf(field: ByteMatch['FieldToMatch']): (request: HttpRequest) => string {
  const [name, options] = onlyEntry(field, 'A field to match');
  switch (name) {
    case 'UriPath':
      return ({ path }) => path;
    case 'QueryString':
      return ({ query }) => query;
    case 'Method':
      return ({ method }) => method;
    case 'SingleHeader': {
      const header = String(options.Name).toLowerCase();
      return ({ headers }) => headers.get(header)?.join(',') ?? '';
    }
    default:
      throw new Error(`The field ${name} of a web ACL is not known locally.`);
  }
}

function named<Value>(known: Readonly<Record<string, Value>>, name: string, what: string): Value {
  const value = known[name];
  if (value === undefined) throw new Error(`The ${what} ${name} of a web ACL is not known locally.`);
  return value;
}

/** Returns the only entry of an object that has to have exactly one. */
export function onlyEntry<Value>(object: Readonly<Record<string, Value>>, what: string): [string, Value] {
  const [entry, ...others] = Object.entries(object);
  if (!entry || others.length > 0) throw new Error(`${what} of a web ACL has to be exactly one.`);
  return entry;
}

/** Throws when an object has properties that are not emulated. */
export function onlyKnown(object: object, names: readonly string[], what: string): void {
  const strange = Object.keys(object).find((name) => !names.includes(name));
  if (strange) throw new Error(`${what} of a web ACL uses ${strange}, which is not known locally.`);
}
