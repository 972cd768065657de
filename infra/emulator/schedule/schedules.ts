import { randomUUID } from 'node:crypto';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { msUntilDaily } from './daily.ts';
import { readRate } from './rate.ts';

interface RuleProperties {
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly Targets?: readonly Target[];
}

/** What a rule asks. Retries and dead letters are about targets that cannot be reached, which there are none of here. */
interface Target {
  readonly Id: string;
  readonly Arn: string;
  readonly Input?: string;
  readonly RetryPolicy?: object;
  readonly DeadLetterConfig?: object;
}

const known = {
  rule: new Set(['ScheduleExpression', 'State', 'Targets', 'Name', 'Description', 'Tags']),
  target: new Set(['Id', 'Arn', 'Input', 'RetryPolicy', 'DeadLetterConfig']),
};

interface Schedule {
  /** How long it is from an instant until it is due. */
  msUntilDue(now: Date): number;
  fire(): void;
}

/**
 * The stack's rules, of which each asks its functions when it is due, as long as this runs; what was missed before is
 * not made up for. Throws one sentence about a rule that is not emulated. The answer begins; its answer ends.
 */
export function readSchedules(
  stack: Stack,
  functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>,
): () => () => void {
  const schedules = stack
    .resources<RuleProperties>('AWS::Events::Rule')
    .filter(({ properties }) => !('EventPattern' in properties) || 'ScheduleExpression' in properties)
    .map((rule) => readSchedule(rule, stack, functions))
    .filter((schedule) => schedule !== undefined);
  return () => {
    const stops = schedules.map(begin);
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Asks whenever a schedule is due. Returns the way to stop. */
function begin({ msUntilDue, fire }: Schedule): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      wait();
      fire();
    }, msUntilDue(new Date()));
  };
  wait();
  return () => clearTimeout(timer);
}

function readSchedule(
  { name, properties }: Resource<RuleProperties>,
  { place }: Stack,
  functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>,
): Schedule | undefined {
  checkKnown(properties, known.rule, name);
  const { ScheduleExpression = '', State = 'ENABLED', Targets = [] } = properties;
  const isDaily = msUntilDaily(ScheduleExpression, new Date()) !== undefined;
  const everyMs = isDaily ? undefined : readRate(ScheduleExpression, name);
  const targets = Targets.map((target) => {
    checkKnown(target, known.target, `a target of ${name}`);
    const lambda = functions.get(target.Arn);
    if (!lambda) throw new Error(`The target ${target.Arn} of ${name} is no function that runs locally.`);
    return { lambda, input: target.Input };
  });
  if (State !== 'ENABLED') return undefined;
  const event = () => ({
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: place.accountId,
    time: new Date().toISOString().replace(/\.\d+/, ''),
    region: place.region,
    resources: [`arn:aws:events:${place.region}:${place.accountId}:rule/${name}`],
    detail: {},
  });
  return {
    msUntilDue: (now) => everyMs ?? msUntilDaily(ScheduleExpression, now) ?? 0,
    fire() {
      // The function's own log tells of a failure; whether it is asked again is Lambda's affair.
      for (const { lambda, input } of targets)
        void lambda.invoke(input === undefined ? event() : JSON.parse(input));
    },
  };
}

function checkKnown(properties: object, names: ReadonlySet<string>, owner: string): void {
  const strange = Object.keys(properties).find((name) => !names.has(name));
  if (strange) throw new Error(`${strange} of ${owner} is not known locally.`);
}
