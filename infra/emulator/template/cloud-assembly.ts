import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A CloudFormation resource as the template writes it, intrinsics unresolved. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Record<string, unknown>;
  readonly DependsOn?: string | readonly string[];
  readonly Condition?: string;
}

export interface Template {
  readonly Resources: Record<string, TemplateResource>;
  readonly Parameters?: Record<string, { readonly Default?: string }>;
  readonly Conditions?: Record<string, unknown>;
  readonly Outputs?: Record<string, { readonly Value: unknown }>;
}

/** One of the stacks of a synthesized app. */
export interface AssemblyStack {
  readonly stackName: string;
  readonly template: Template;
  /** `undefined` if the stack can be deployed to any region. */
  readonly region?: string | undefined;
}

/** A synthesized app: its stacks, and their assets by object key. */
export interface CloudAssembly {
  readonly stacks: readonly AssemblyStack[];
  /** Maps the object key in the staging bucket (`<hash>.zip`) to the absolute path of the file or folder of the asset. */
  readonly assets: ReadonlyMap<string, string>;
}

interface Manifest {
  artifacts: Record<
    string,
    {
      type: string;
      environment?: string;
      properties?: { file?: string; templateFile?: string; stackName?: string };
    }
  >;
}
interface AssetManifest {
  files: Record<string, { source: { path?: string }; destinations: Record<string, { objectKey: string }> }>;
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads the output folder of `cdk synth`. Throws when it contains no stack. */
export function loadCloudAssembly(directory: string): CloudAssembly {
  const manifest = readJson<Manifest>(join(directory, 'manifest.json'));
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts.flatMap(([id, { type, environment, properties }]): AssemblyStack[] =>
    type === 'aws:cloudformation:stack' && properties?.templateFile
      ? [
          {
            stackName: properties.stackName ?? id,
            template: readJson<Template>(join(directory, properties.templateFile)),
            region: regionOf(environment),
          },
        ]
      : [],
  );
  if (stacks.length === 0) throw new Error(`${directory} holds no stack.`);
  const assets = new Map<string, string>();
  for (const [, artifact] of artifacts) {
    if (artifact.type !== 'cdk:asset-manifest' || !artifact.properties?.file) continue;
    const { files } = readJson<AssetManifest>(join(directory, artifact.properties.file));
    for (const { source, destinations } of Object.values(files)) {
      for (const { objectKey } of Object.values(destinations)) {
        if (source.path) assets.set(objectKey, join(directory, source.path));
      }
    }
  }
  return { stacks, assets };
}

/** Returns the region of an environment such as `aws://unknown-account/us-east-1`. */
function regionOf(environment = ''): string | undefined {
  const region = environment.split('/').at(-1);
  return region === '' || region === 'unknown-region' ? undefined : region;
}
