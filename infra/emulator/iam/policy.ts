type OneOrMany<Item> = Item | readonly Item[];

/** A statement of an IAM policy document, resolved. */
export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action?: OneOrMany<string>;
  readonly Resource?: OneOrMany<string>;
  readonly Condition?: Record<string, Record<string, OneOrMany<string>>>;
  readonly Principal?: '*' | Record<string, OneOrMany<string>>;
}

export interface AccessRequest {
  /** Such as `dynamodb:PutItem`. */
  readonly action: string;
  /** ARN. */
  readonly resource: string;
  /** Condition keys of the request, such as `aws:SecureTransport`; a list for those that may have several values. */
  readonly context?: Readonly<Record<string, string | readonly string[]>>;
}

function many<Item extends string>(value: OneOrMany<Item> | undefined): readonly Item[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function matches(pattern: string, value: string, flags = ''): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, `s${flags}`).test(value);
}

type Compare = (expected: string, actual: string) => boolean;

const operators: Record<string, Compare> = {
  StringEquals: (expected, actual) => expected === actual,
  StringLike: matches,
  ArnLike: matches,
  Bool: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
};

/** How a condition key with several values is evaluated. A key that the request lacks has no values. */
const quantifiers: Record<string, (values: readonly string[], fits: (value: string) => boolean) => boolean> =
  {
    ForAllValues: (values, fits) => values.every(fits),
    ForAnyValue: (values, fits) => values.some(fits),
  };

function conditionHolds(condition: Statement['Condition'], context: AccessRequest['context'] = {}): boolean {
  const values = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.entries(condition ?? {}).every(([name, keys]) => {
    const test = conditionTest(name);
    return Object.entries(keys).every(([key, expected]) =>
      test(values.get(key.toLowerCase()), many(expected), key),
    );
  });
}

type ConditionTest = (
  actual: string | readonly string[] | undefined,
  expected: readonly string[],
  key: string,
) => boolean;

/** Returns the test of a condition operator such as `StringLike`, `StringLikeIfExists` or `ForAllValues:StringLike`. */
function conditionTest(name: string): ConditionTest {
  const optional = name.endsWith('IfExists');
  const [operatorName = '', quantifierName] = name
    .replace(/IfExists$/, '')
    .split(':')
    .reverse();
  const compare = operators[operatorName];
  const quantifier = quantifierName === undefined ? undefined : quantifiers[quantifierName];
  if (!compare || (quantifierName !== undefined && (!quantifier || optional))) {
    throw new Error(`Condition operator ${name} is not known locally.`);
  }
  const fitsOne = (expected: readonly string[]) => (value: string) =>
    expected.some((item) => compare(String(item), value));
  if (quantifier) return (actual, expected) => quantifier(many(actual), fitsOne(expected));
  return (actual, expected, key) => {
    if (actual !== undefined && typeof actual !== 'string') {
      throw new Error(`${key} has several values: its condition needs ForAllValues or ForAnyValue.`);
    }
    return actual === undefined ? optional : fitsOne(expected)(actual);
  };
}

function applies(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  return (
    many(statement.Action).some((pattern) => matches(pattern, action, 'i')) &&
    many(statement.Resource).some((pattern) => matches(pattern, resource)) &&
    conditionHolds(statement.Condition, context)
  );
}

/** True if statements allow a request: one must allow it and none deny it. */
export function isAllowed(statements: readonly Statement[], request: AccessRequest): boolean {
  const applying = statements.filter((statement) => applies(statement, request));
  return applying.length > 0 && applying.every(({ Effect }) => Effect === 'Allow');
}

/** Returns the statements of a resource policy that are about an AWS service, such as `cloudfront.amazonaws.com`. */
export function statementsForService(statements: readonly Statement[], service: string): Statement[] {
  return statements.filter(({ Principal }) => {
    if (Principal === undefined || Principal === '*') return Principal === '*';
    return many(Principal.AWS).includes('*') || many(Principal.Service).includes(service);
  });
}

/** Throws if a statement uses something that is not evaluated here, so that no access is guessed. */
export function checkStatement(statement: object, owner: string): void {
  const known = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition', 'Principal']);
  const strange = Object.keys(statement).find((key) => !known.has(key));
  if (strange) throw new Error(`${owner} uses ${strange}, which is not evaluated locally.`);
}
