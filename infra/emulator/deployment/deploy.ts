import type { Log } from '../lambda/functions.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type BucketDeploymentProperties, deployToBucket } from './bucket-deployment.ts';
import { CustomResourceProvider } from './custom-resource.ts';
import { type Deployed, DeployedResources } from './deployed-resources.ts';

export interface DeployOptions {
  readonly stack: Stack;
  readonly store: ObjectStore;
  /** The stack's, by ARN. */
  readonly functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>;
  readonly dataDir: string;
  readonly log: Log;
}

/** Something that is made once, and again when its properties changed. */
interface Step extends Pick<Resource<object>, 'id' | 'dependsOn' | 'properties'> {
  make(before: Deployed | undefined): Promise<Pick<Deployed, 'physicalId'>>;
  /** Has what was made before taken away, when something else has taken its place. */
  remove?(before: Deployed): Promise<void>;
}

/**
 * Makes the stack's bucket deployments and custom resources that changed since the last time, in order; the answer is
 * the paths to invalidate. Throws one sentence when a custom resource cannot be made.
 */
export async function deploy({ stack, store, functions, dataDir, log }: DeployOptions): Promise<string[]> {
  const deployed = await DeployedResources.read(dataDir);
  const provider = new CustomResourceProvider(functions);
  const paths: string[] = [];
  const steps: Step[] = [
    ...stack.resources<BucketDeploymentProperties>('Custom::CDKBucketDeployment').map((resource) => ({
      ...resource,
      make: async () => {
        await deployToBucket(stack, store, resource.properties);
        paths.push(...(resource.properties.DistributionPaths ?? []));
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
    for (const { id, properties, make, remove } of inOrder(steps)) {
      const before = deployed.get(id);
      const wanted = JSON.stringify(properties);
      if (before?.properties === wanted) continue;
      const { physicalId } = await make(before);
      await deployed.set(id, { properties: wanted, physicalId });
      if (before?.physicalId !== undefined && before.physicalId !== physicalId)
        replaced.push(async () => remove?.(before));
    }
    for (const takeAway of replaced)
      await takeAway().catch((error: Error) => log(`What was replaced stays: ${error.message}`, true));
  } finally {
    await provider.close();
  }
  return paths;
}

/** Each step after those it depends on. */
function inOrder(steps: readonly Step[]): Step[] {
  const ordered: Step[] = [];
  const visit = (step: Step) => {
    if (ordered.includes(step)) return;
    for (const id of step.dependsOn) {
      const before = steps.find((other) => other.id === id);
      if (before) visit(before);
    }
    ordered.push(step);
  };
  for (const step of steps) visit(step);
  return ordered;
}
