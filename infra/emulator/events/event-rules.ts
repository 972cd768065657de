import { randomUUID } from 'node:crypto';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Stack } from '../template/stack.ts';

/** Something that happened, for whoever has a rule for it. */
export interface BusEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly detail: object;
}

interface RuleProperties {
  readonly EventPattern?: { readonly source?: readonly string[]; readonly 'detail-type'?: readonly string[] };
  readonly State?: string;
  readonly Targets?: readonly { readonly Id: string; readonly Arn: string; readonly RetryPolicy?: object }[];
}

const known = {
  rule: new Set(['EventPattern', 'State', 'Targets', 'Name', 'Description', 'Tags']),
  target: new Set(['Id', 'Arn', 'RetryPolicy']),
  pattern: new Set(['source', 'detail-type']),
};

/**
 * Reads the rules of the default event bus whose pattern has source and detail type, and returns a function that passes
 * an event to their targets. Throws one sentence about a rule that is not emulated.
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
      const fits = (['source', 'detail-type'] as const).every(
        (name) => pattern[name] === undefined || pattern[name].includes(event[name]),
      );
      if (!fits) continue;
      const whole = { version: '0', id: randomUUID(), account, time, region, resources: [], ...event };
      // The function logs its own failure; Lambda decides whether to retry.
      for (const lambda of lambdas) void lambda.invoke(whole);
    }
  };
}

function checkKnown(properties: object, names: ReadonlySet<string>, owner: string): void {
  const strange = Object.keys(properties).find((name) => !names.has(name));
  if (strange) throw new Error(`${strange} of ${owner} is not known locally.`);
}
