import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { CustomResource } from '../template/stack.ts';
import type { Deployed } from './deployed-resources.ts';
import { type ProviderAnswer, ResponseServer } from './response-server.ts';

/** How long CloudFormation waits for an answer unless `ServiceTimeout` says so, in seconds. */
const defaultTimeout = 3600;

/** Calls functions of the stack for custom resources, as CloudFormation does. */
export class CustomResourceProvider {
  readonly #functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>;
  readonly #responses = new ResponseServer();

  constructor(functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>) {
    this.#functions = functions;
  }

  /** Creates or updates a resource. Throws one sentence if its function fails, or answers a failure. */
  async make(
    resource: CustomResource,
    before: Deployed | undefined,
  ): Promise<Pick<Deployed, 'physicalId' | 'attributes'>> {
    const { PhysicalResourceId: physicalId, Data: attributes = {} } = await this.#ask(
      resource,
      before?.physicalId === undefined
        ? { RequestType: 'Create', ResourceProperties: texts(resource.properties) }
        : {
            RequestType: 'Update',
            PhysicalResourceId: before.physicalId,
            ResourceProperties: texts(resource.properties),
            OldResourceProperties: texts(JSON.parse(before.properties)),
          },
    );
    if (physicalId === undefined) throw new Error(`The function of ${resource.name} gave it no id.`);
    return { physicalId, attributes };
  }

  /** Deletes a resource that another one has replaced. Throws as {@link make} does. */
  async remove(resource: CustomResource, { physicalId, properties }: Deployed): Promise<void> {
    await this.#ask(resource, {
      RequestType: 'Delete',
      PhysicalResourceId: physicalId,
      ResourceProperties: texts(JSON.parse(properties)),
    });
  }

  async close(): Promise<void> {
    await this.#responses.close();
  }

  async #ask(
    { id, name, type, stackId, serviceToken, properties }: CustomResource,
    request: object,
  ): Promise<ProviderAnswer> {
    const { url, answer } = await this.#responses.expect();
    const timeout = Number(properties.ServiceTimeout ?? defaultTimeout);
    const event = {
      ...request,
      ServiceToken: serviceToken,
      ResponseURL: url,
      StackId: stackId,
      RequestId: randomUUID(),
      LogicalResourceId: id,
      ResourceType: type,
    };
    const over = new AbortController();
    const outcome = await Promise.race([
      this.#functions.get(serviceToken)?.invoke(event),
      delay(timeout * 1000, { error: `no answer within ${timeout} seconds` }, { signal: over.signal }),
    ]);
    over.abort();
    const said = answer();
    if (said?.Status === 'SUCCESS') return said;
    const failure =
      outcome && 'error' in outcome ? outcome.error.split('\n', 1)[0] : 'its function answered nothing';
    throw new Error(`${name} could not be deployed: ${said ? said.Reason : failure}`);
  }
}

/** Returns a value as CloudFormation passes it on: numbers and booleans become texts. */
function texts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(texts);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, texts(item)]));
  }
  return String(value);
}
