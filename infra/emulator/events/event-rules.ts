import { randomUUID } from 'node:crypto';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Stack } from '../template/stack.ts';

/** An event, for the rules that match it. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly detail: object;
}

/** A list of the values that a field may have, or patterns of the fields inside it. */
type Pattern = readonly string[] | { readonly [field: string]: Pattern };

interface RuleProperties {
  readonly EventPattern?: { readonly [field: string]: Pattern };
  readonly State?: string;
  readonly Targets?: readonly { readonly Id: string; readonly Arn: string; readonly RetryPolicy?: object }[];
}

const known = {
  rule: new Set(['EventPattern', 'State', 'Targets', 'Name', 'Description', 'Tags']),
  target: new Set(['Id', 'Arn', 'RetryPolicy']),
  pattern: new Set(['source', 'detail-type', 'detail']),
};

/**
 * Reads the rules of the default event bus whose pattern names values of source, detail type and detail, and returns a
 * function that passes an event to their targets. Throws one sentence about a rule that is not emulated.
 */
export function readEventRules(
  stack: Stack,
  functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>,
): (event: BusEvent) => void {
  const rules = stack
    .resources<RuleProperties>('AWS::Events::Rule')
    .filter(
      ({ properties }) => properties.EventPattern !== undefined && !('ScheduleExpression' in properties),
    )
    .map(({ name, properties }) => {
      const { EventPattern = {}, State = 'ENABLED', Targets = [] } = properties;
      checkKnown(properties, known.rule, name);
      checkKnown(EventPattern, known.pattern, `the pattern of ${name}`);
      checkPattern(EventPattern, `the pattern of ${name}`);
      const lambdas = Targets.map((target) => {
        checkKnown(target, known.target, `a target of ${name}`);
        const lambda = functions.get(target.Arn);
        if (!lambda) throw new Error(`The target ${target.Arn} of ${name} is no function that runs locally.`);
        return lambda;
      });
      return { pattern: EventPattern, lambdas: State === 'ENABLED' ? lambdas : [] };
    });
  const { region, accountId: account } = stack.place;
  return (event) => {
    const time = new Date().toISOString().replace(/\.\d+/, '');
    for (const { pattern, lambdas } of rules) {
      if (!fits(pattern, event)) continue;
      const whole = { version: '0', id: randomUUID(), account, time, region, resources: [], ...event };
      // The function logs its own failure; Lambda decides whether to retry.
      for (const lambda of lambdas) void lambda.invoke(whole);
    }
  };
}

/** Returns true if a value is one of those that a pattern names. A list matches if one of its values is named. */
function fits(pattern: Pattern, value: unknown): boolean {
  if (isList(pattern)) return (Array.isArray(value) ? value : [value]).some((one) => pattern.includes(one));
  return Object.entries(pattern).every(([field, inner]) => fits(inner, Object(value)[field]));
}

/** Throws for patterns that are not emulated: matchers such as prefixes, and values that are no strings. */
function checkPattern(pattern: Pattern, owner: string): void {
  if (isList(pattern)) {
    const strange = pattern.find((one) => typeof one !== 'string');
    if (strange !== undefined)
      throw new Error(`${JSON.stringify(strange)} in ${owner} is not known locally.`);
  } else {
    for (const inner of Object.values(pattern)) checkPattern(inner, owner);
  }
}

const isList = (pattern: Pattern): pattern is readonly string[] => Array.isArray(pattern);

function checkKnown(properties: object, names: ReadonlySet<string>, owner: string): void {
  const strange = Object.keys(properties).find((name) => !names.has(name));
  if (strange) throw new Error(`${strange} of ${owner} is not known locally.`);
}
