import type { Log } from '../lambda/functions.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Choose } from '../template/order.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type BucketDeploymentProperties, deployToBucket } from './bucket-deployment.ts';
import { CustomResourceProvider } from './custom-resource.ts';
import type { Deployed, DeployedResources } from './deployed-resources.ts';

export interface DeployOptions {
  readonly stack: Stack;
  readonly store: ObjectStore;
  /** The functions of the stack, by ARN. */
  readonly functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>;
  readonly deployed: DeployedResources;
  readonly log: Log;
  /** @default the first in the template */
  readonly choose?: Choose | undefined;
  /** Called, in deployment order, with the logical id of every resource that this function does not create. @default nothing is called */
  readonly change?: ((id: string) => Promise<void>) | undefined;
  /** Called with the logical id of each resource that was made. */
  readonly made?: ((id: string) => Promise<void>) | undefined;
}

/** A resource that is made once, and again when its properties change. */
interface Step extends Pick<Resource<object>, 'id' | 'properties'> {
  make(before: Deployed | undefined): Promise<Omit<Deployed, 'properties'>>;
  /** Deletes the previous resource if a new one has replaced it. */
  remove?(before: Deployed): Promise<void>;
}

/**
 * Makes the stack's bucket deployments and custom resources that changed since the last time, in order. Returns the paths to
 * invalidate. Throws one sentence when a custom resource cannot be made.
 */
export async function deploy(options: DeployOptions): Promise<string[]> {
  const { stack, store, functions, deployed, log, choose, change } = options;
  const provider = new CustomResourceProvider(functions);
  const paths: string[] = [];
  const steps: Step[] = [
    ...stack.resources<BucketDeploymentProperties>('Custom::CDKBucketDeployment').map((resource) => ({
      ...resource,
      make: async () => {
        await deployToBucket(stack, store, resource.properties);
        paths.push(...pathsToForget(resource.properties));
        return {};
      },
    })),
    ...stack.customResources(functions).map((resource) => ({
      ...resource,
      make: (before: Deployed | undefined) => provider.make(resource, before),
      remove: (before: Deployed) => provider.remove(resource, before),
    })),
  ];
  const replaced: (() => Promise<void>)[] = [];
  try {
    for (const id of stack.inOrder(choose)) {
      const step = steps.find((one) => one.id === id);
      if (!step) {
        await change?.(id);
        continue;
      }
      const { properties, make, remove } = step;
      const before = deployed.get(id);
      const wanted = JSON.stringify(properties);
      if (before?.properties === wanted) continue;
      const made = await make(before);
      await deployed.set(id, { properties: wanted, ...made });
      await options.made?.(id);
      if (before?.physicalId !== undefined && before.physicalId !== made.physicalId)
        replaced.push(async () => remove?.(before));
    }
    for (const takeAway of replaced)
      await takeAway().catch((error: Error) => log(`What was replaced stays: ${error.message}`, true));
  } finally {
    await provider.close();
  }
  return paths;
}

/** Returns the paths that a bucket deployment invalidates: everything, if it names a distribution and no paths. */
function pathsToForget({ DistributionId, DistributionPaths }: BucketDeploymentProperties): readonly string[] {
  return DistributionPaths ?? (DistributionId === undefined ? [] : ['/*']);
}
