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
  /** Condition keys of the request, such as `aws:SecureTransport`. */
  readonly context?: Readonly<Record<string, string>>;
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

const operators: Record<string, (expected: string, actual: string) => boolean> = {
  StringEquals: (expected, actual) => expected === actual,
  StringLike: matches,
  ArnLike: matches,
  Bool: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
};

function conditionHolds(condition: Statement['Condition'], context: AccessRequest['context'] = {}): boolean {
  const values = new Map(Object.entries(context).map(([key, value]) => [key.toLowerCase(), value]));
  return Object.entries(condition ?? {}).every(([name, keys]) => {
    const operator = operators[name];
    if (!operator) throw new Error(`Condition operator ${name} is not known locally.`);
    return Object.entries(keys).every(([key, expected]) => {
      const actual = values.get(key.toLowerCase());
      return actual !== undefined && many(expected).some((item) => operator(String(item), actual));
    });
  });
}

function applies(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  return (
    many(statement.Action).some((pattern) => matches(pattern, action, 'i')) &&
    many(statement.Resource).some((pattern) => matches(pattern, resource)) &&
    conditionHolds(statement.Condition, context)
  );
}

/** Whether statements allow a request: one must allow it and none deny it. */
export function isAllowed(statements: readonly Statement[], request: AccessRequest): boolean {
  const applying = statements.filter((statement) => applies(statement, request));
  return applying.length > 0 && applying.every(({ Effect }) => Effect === 'Allow');
}

/** The statements of a resource policy that are about an AWS service, such as `cloudfront.amazonaws.com`. */
export function statementsForService(statements: readonly Statement[], service: string): Statement[] {
  return statements.filter(({ Principal }) => {
    if (Principal === undefined || Principal === '*') return Principal === '*';
    return many(Principal.AWS).includes('*') || many(Principal.Service).includes(service);
  });
}

/** Throws when a statement uses what is not evaluated here, so that nothing is granted or refused by guessing. */
export function checkStatement(statement: object, owner: string): void {
  const known = new Set(['Sid', 'Effect', 'Action', 'Resource', 'Condition', 'Principal']);
  const strange = Object.keys(statement).find((key) => !known.has(key));
  if (strange) throw new Error(`${owner} uses ${strange}, which is not evaluated locally.`);
}
