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
}

/** The one stack of a synthesized app: its template, and its assets by the key they are uploaded under. */
export interface CloudAssembly {
  readonly stackName: string;
  readonly template: Template;
  /** Object key in the staging bucket (`<hash>.zip`) to the absolute path of the file or folder it is made of. */
  readonly assets: ReadonlyMap<string, string>;
}

interface Manifest {
  artifacts: Record<
    string,
    { type: string; properties?: { file?: string; templateFile?: string; stackName?: string } }
  >;
}
interface AssetManifest {
  files: Record<string, { source: { path?: string }; destinations: Record<string, { objectKey: string }> }>;
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads the output folder of `cdk synth`. Throws when it does not hold exactly one stack. */
export function loadCloudAssembly(directory: string): CloudAssembly {
  const manifest = readJson<Manifest>(join(directory, 'manifest.json'));
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts.filter(([, { type }]) => type === 'aws:cloudformation:stack');
  const [id, stack] = stacks[0] ?? [];
  if (stacks.length !== 1 || !id || !stack?.properties?.templateFile) {
    throw new Error(`${directory} holds ${stacks.length} stacks; one is expected.`);
  }
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
  return {
    stackName: stack.properties.stackName ?? id,
    template: readJson<Template>(join(directory, stack.properties.templateFile)),
    assets,
  };
}
