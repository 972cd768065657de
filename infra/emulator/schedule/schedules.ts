import { randomUUID } from 'node:crypto';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Resource, Stack } from '../template/stack.ts';

interface RuleProperties {
  readonly ScheduleExpression?: string;
  readonly State?: string;
  readonly Targets?: readonly Target[];
}

/**
 * The target of a rule. Its retries and dead letters are for targets that cannot be reached; here every target can be reached.
 */
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
  readonly name: string;
  /** Returns the milliseconds from an instant until the schedule is due. */
  msUntilDue(now: Date): number;
  /** Calls the targets now. Resolves when they have answered, also if they failed. */
  fire(): Promise<void>;
}

/** The schedules of a stack that runs. */
export interface RunningSchedules {
  /** Fires the rules whose name contains `name`, as if they were due. Resolves when their targets have answered. */
  fire(name: string): Promise<void>;
  stop(): void;
}

/**
 * Reads the scheduled rules of a stack. The returned function starts them: each rule calls its functions whenever it is due. A
 * time that was missed is skipped.
 * @throws one sentence about a rule that is not emulated
 */
export function readSchedules(
  stack: Stack,
  functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>,
): () => RunningSchedules {
  const schedules = stack
    .resources<RuleProperties>('AWS::Events::Rule')
    .filter(({ properties }) => !('EventPattern' in properties) || 'ScheduleExpression' in properties)
    .map((rule) => readSchedule(rule, stack, functions))
    .filter((schedule) => schedule !== undefined);
  return () => {
    const stops = schedules.map(begin);
    return {
      async fire(part) {
        const named = schedules.filter(({ name }) => name.includes(part));
        if (named.length === 0) throw new Error(`No schedule has ${part} in its name.`);
        await Promise.all(named.map(({ fire }) => fire()));
      },
      stop() {
        for (const stop of stops) stop();
      },
    };
  };
}

/** Fires a schedule whenever it is due. Returns a function that stops it. */
function begin({ msUntilDue, fire }: Schedule): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      wait();
      void fire();
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
    name,
    msUntilDue: (now) => everyMs ?? msUntilDaily(ScheduleExpression, now) ?? 0,
    async fire() {
      // The function logs its own failure; Lambda decides whether to try again.
      await Promise.all(
        targets.map(({ lambda, input }) => lambda.invoke(input === undefined ? event() : JSON.parse(input))),
      );
    },
  };
}

/**
 * Milliseconds from an instant until a `ScheduleExpression` such as `cron(0 5 * * ? *)` is due: once a day at an hour and a
 * minute in UTC. `undefined` for any other expression.
 */
function msUntilDaily(expression: string, now: Date): number | undefined {
  const [, minute, hour] = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/.exec(expression) ?? [];
  if (minute === undefined || Number(minute) > 59 || Number(hour) > 23) return undefined;
  const due = new Date(now);
  due.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due.getTime() - now.getTime();
}

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** The longest time for which a timer can be set. */
const longestMs = 2 ** 31 - 1;

/**
 * Milliseconds between two times that a `ScheduleExpression` such as `rate(15 minutes)` is due.
 * @param owner name of the rule, for the error
 * @throws one sentence about any other expression
 */
export function readRate(expression: string, owner: string): number {
  const [, count, unit, plural] = /^rate\(([1-9]\d*) (minute|hour|day)(s?)\)$/.exec(expression) ?? [];
  const ms = Number(count) * (units[unit as keyof typeof units] ?? Number.NaN);
  // AWS accepts `1 minute` and `2 minutes`, but neither `1 minutes` nor `2 minute`.
  if (!(ms <= longestMs) || (count === '1') !== (plural === ''))
    throw new Error(`The schedule ${expression} of ${owner} is not known locally.`);
  return ms;
}

function checkKnown(properties: object, names: ReadonlySet<string>, owner: string): void {
  const strange = Object.keys(properties).find((name) => !names.has(name));
  if (strange) throw new Error(`${strange} of ${owner} is not known locally.`);
}
