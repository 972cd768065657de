import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import mime from 'mime';
import { keysOf } from '../s3/keys.ts';
import { type ObjectStore, objectUrl } from '../s3/object-store.ts';
import type { Stack } from '../template/stack.ts';

/** A `Custom::CDKBucketDeployment` as the template writes it. */
export interface BucketDeploymentProperties {
  readonly SourceObjectKeys: readonly string[];
  readonly SourceMarkers?: readonly Readonly<Record<string, string>>[];
  readonly DestinationBucketName: string;
  readonly DestinationBucketKeyPrefix?: string;
  readonly Prune?: boolean | string;
  readonly Exclude?: readonly string[];
  readonly Include?: readonly string[];
  readonly SystemMetadata?: Readonly<Record<string, string>>;
  readonly UserMetadata?: Readonly<Record<string, string>>;
  readonly DistributionId?: string;
  readonly DistributionPaths?: readonly string[];
}

/** Returns the files of a folder: the path within the folder, with slashes, and the absolute path. */
function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path.split(sep).join('/'), join(folder, path)]));
}

function headersFor(path: string, { SystemMetadata = {}, UserMetadata = {} }: BucketDeploymentProperties) {
  return {
    'content-type': mime.getType(path) ?? 'binary/octet-stream',
    ...SystemMetadata,
    ...Object.fromEntries(Object.entries(UserMetadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  };
}

/**
 * Copies a deployment's files into its bucket with their metadata, and prunes deleted ones if the deployment says so.
 */
export async function deployToBucket(
  stack: Stack,
  store: ObjectStore,
  properties: BucketDeploymentProperties,
): Promise<void> {
  const { DestinationBucketName: bucket, DestinationBucketKeyPrefix: prefix = '' } = properties;
  if (properties.SourceMarkers?.some((markers) => Object.keys(markers).length > 0)) {
    throw new Error('Deployments with values from the deployment itself are not known locally.');
  }
  const touches = (path: string) => isDeployed(path, properties.Exclude, properties.Include);
  const start = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix;
  const deployed = new Set<string>();
  for (const objectKey of properties.SourceObjectKeys) {
    const folder = stack.asset(objectKey);
    if (!statSync(folder).isDirectory())
      throw new Error(`The asset ${folder} is an archive; only folders are known locally.`);
    for (const [path, file] of filesOf(folder)) {
      if (!touches(path)) continue;
      const url = objectUrl(bucket, start + path);
      const { status } = await store.send({
        method: 'PUT',
        url,
        headers: headersFor(path, properties),
        body: readFileSync(file),
      });
      if (status !== 200) throw new Error(`Copying ${path} into ${bucket} failed with ${status}.`);
      deployed.add(start + path);
    }
  }
  if (String(properties.Prune ?? true) !== 'true') return;
  for (const key of await keysOf(store, bucket, start)) {
    if (deployed.has(key) || !touches(key.slice(start.length))) continue;
    await store.send({ method: 'DELETE', url: objectUrl(bucket, key) });
  }
}

/** Returns whether a path matches a pattern of `aws s3 sync`, in which `*` and `?` match slashes, too. */
function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('[!', '[^')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(path);
}

/** Returns true if a deployment writes or prunes a path. It leaves excluded paths alone, unless they are included again. */
export function isDeployed(
  path: string,
  exclude: readonly string[] = [],
  include: readonly string[] = [],
): boolean {
  return !exclude.some((pattern) => fits(pattern, path)) || include.some((pattern) => fits(pattern, path));
}
