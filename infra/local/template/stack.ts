import { type CloudAssembly, loadCloudAssembly } from './cloud-assembly.ts';
import { IntrinsicResolver } from './intrinsics.ts';
import { physicalName, type StackPlace } from './physical-names.ts';

/** A resource with its physical name and its properties resolved. */
export interface Resource<Properties> {
  readonly id: string;
  readonly name: string;
  readonly properties: Properties;
  readonly dependsOn: readonly string[];
}

/** The synthesized stack as if it were deployed: resources by type, with every reference resolved. */
export class Stack {
  readonly #assembly: CloudAssembly;
  readonly #resolver: IntrinsicResolver;
  readonly place: StackPlace;

  constructor(assembly: CloudAssembly, place: StackPlace) {
    this.#assembly = assembly;
    this.place = place;
    this.#resolver = new IntrinsicResolver(assembly.template, place);
  }

  /** All resources of a CloudFormation type, in template order. `Properties` names the ones the caller reads. */
  resources<Properties>(type: string): Resource<Properties>[] {
    return Object.entries(this.#assembly.template.Resources)
      .filter(([, resource]) => resource.Type === type && this.#resolver.holds(resource.Condition))
      .map(([id, resource]) => ({
        id,
        name: physicalName(id, resource, this.place),
        properties: this.#resolver.resolve(resource.Properties ?? {}) as Properties,
        dependsOn: [resource.DependsOn ?? []].flat(),
      }));
  }

  /** Absolute path of the file or folder an asset is made of. */
  asset(objectKey: string): string {
    const path = this.#assembly.assets.get(objectKey);
    if (!path) throw new Error(`Asset ${objectKey} is not in the cloud assembly.`);
    return path;
  }
}

/** Opens a folder made by `cdk synth`; `stackUuid` is the last part of `AWS::StackId`. */
export function openStack(directory: string, stackUuid: string): Stack {
  const assembly = loadCloudAssembly(directory);
  return new Stack(assembly, {
    stackName: assembly.stackName,
    stackUuid,
    region: 'us-east-1',
    accountId: '000000000000',
  });
}
