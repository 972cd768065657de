import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type BucketDeploymentProperties, deployToBucket } from './bucket-deployment.ts';

/** Runs the stack's bucket deployments that changed since the last time, in order; the answer is the paths to invalidate. */
export async function deployWeb(stack: Stack, store: ObjectStore, dataDir: string): Promise<string[]> {
  const file = join(dataDir, 'deployments.json');
  const done = await readDone(file);
  const paths: string[] = [];
  const deployments = stack.resources<BucketDeploymentProperties>('Custom::CDKBucketDeployment');
  for (const { id, properties } of inOrder(deployments)) {
    const wanted = JSON.stringify(properties);
    if (done[id] === wanted) continue;
    await deployToBucket(stack, store, properties);
    paths.push(...(properties.DistributionPaths ?? []));
    done[id] = wanted;
    await writeFile(`${file}.part`, JSON.stringify(done));
    await rename(`${file}.part`, file);
  }
  return paths;
}

async function readDone(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Each deployment after those it depends on. */
function inOrder<Properties>(deployments: readonly Resource<Properties>[]): Resource<Properties>[] {
  const ordered: Resource<Properties>[] = [];
  const visit = (deployment: Resource<Properties>) => {
    if (ordered.includes(deployment)) return;
    for (const id of deployment.dependsOn) {
      const before = deployments.find((other) => other.id === id);
      if (before) visit(before);
    }
    ordered.push(deployment);
  };
  for (const deployment of deployments) visit(deployment);
  return ordered;
}
