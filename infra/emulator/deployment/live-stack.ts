import type { Cdn } from '../cdn/cdn.ts';
import type { Distribution } from '../cdn/distribution.ts';
import { functionArn, type ReadFunctions } from '../lambda/functions.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Choose } from '../template/order.ts';
import type { Stack } from '../template/stack.ts';
import type { DeployOptions } from './deploy.ts';

/** The types of resources that are read only once, at the start. */
const untilRestart =
  /^AWS::(DynamoDB|IAM|ApiGatewayV2|Events|WAFv2|SES|SQS|SecretsManager)::|^AWS::(S3::Bucket|Lambda::(EventSourceMapping|EventInvokeConfig))$/;
const ofDistribution = /^AWS::(CloudFront::|S3::BucketPolicy$)/;
const lambdaFunction = 'AWS::Lambda::Function';

/** The parts of a running stack that a deployment changes. */
export interface Running {
  readonly cdn: Cdn;
  readonly readDistribution: (stack: Stack) => Distribution;
  /** The functions by ARN. */
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly readFunctions: ReadFunctions;
  /** Deploys bucket deployments and custom resources, and calls the functions of `steps` for each of them. */
  readonly deploy: (
    stack: Stack,
    steps: Pick<DeployOptions, 'choose' | 'change' | 'made'>,
  ) => Promise<string[]>;
}

/** The order and the events of a deployment. */
export interface DeploymentSteps {
  /** Chooses the next resource among those that wait for no other. @default the first in the template */
  readonly choose?: Choose;
  /** Called with the logical id of each changed resource. The next resource waits for it. */
  readonly onStep?: (id: string) => Promise<void>;
}

/** A running stack that can be deployed again, resource by resource, like CloudFormation. */
export class LiveStack {
  #stack: Stack;
  readonly #running: Running;
  /**
   * The running resources as JSON, by logical id. Every reference has the value that it had at the deployment of the resource.
   */
  readonly #applied: Map<string, string>;

  constructor(stack: Stack, running: Running) {
    this.#stack = stack;
    this.#running = running;
    this.#applied = new Map([...stack.inOrder()].map((id) => [id, described(stack, id)]));
  }

  /**
   * Changes the running stack to another synthesis. After a failure it stays where it stopped: nothing is rolled back.
   *
   * @throws one sentence, before anything is changed, about what cannot change while the stack runs
   */
  async deploy(next: Stack, { choose, onStep = async () => {} }: DeploymentSteps = {}): Promise<void> {
    checkChangeable(this.#stack, next);
    const { cdn, readDistribution, deploy } = this.#running;
    const before = this.#stack;
    const replaced = new Set<string>();
    const change = async (id: string) => {
      replaced.add(id);
      const description = described(next, id);
      if (this.#applied.get(id) === description) return;
      this.#applied.set(id, description);
      this.#stack = before.with(next, replaced);
      if (this.#apply(id)) await onStep(id);
    };
    const paths = await deploy(next, { choose, change, made: onStep });
    // Resources missing in the new template are removed last.
    this.#stack = next;
    cdn.update(readDistribution(next));
    cdn.invalidate(paths);
  }

  /** Updates the distribution or the function that a resource belongs to. Returns true if it updated something. */
  #apply(id: string): boolean {
    const { cdn, readDistribution, functions, readFunctions } = this.#running;
    const { type = '', name = '' } = this.#stack.resource(id) ?? {};
    if (ofDistribution.test(type)) cdn.update(readDistribution(this.#stack));
    if (type !== lambdaFunction) return ofDistribution.test(type);
    const arn = functionArn(this.#stack, name);
    const options = readFunctions(this.#stack).get(arn);
    if (options) functions.get(arn)?.update(options);
    return options !== undefined;
  }
}

function described(stack: Stack, id: string): string {
  return JSON.stringify(stack.resource(id)) ?? '';
}

function checkChangeable(now: Stack, next: Stack): void {
  for (const id of new Set([...now.inOrder(), ...next.inOrder()])) {
    const [before, after] = [now.resource(id), next.resource(id)];
    const type = after?.type ?? before?.type ?? '';
    const isOneMore = type === lambdaFunction && (!before || !after);
    const isOther = untilRestart.test(type) && described(now, id) !== described(next, id);
    if (isOneMore || isOther)
      throw new Error(`${id} (${type}) cannot change while the stack runs: stop it, and start it again.`);
  }
}
