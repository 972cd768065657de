import {
  type CloudAssembly,
  loadCloudAssembly,
  type Template,
  type TemplateResource,
} from './cloud-assembly.ts';
import { IntrinsicResolver } from './intrinsics.ts';
import { physicalName, type StackPlace } from './physical-names.ts';
import { generatedSecret } from './secret.ts';

/** A resource with its physical name and its properties resolved. */
export interface Resource<Properties> {
  readonly id: string;
  readonly name: string;
  readonly properties: Properties;
  readonly dependsOn: readonly string[];
}

/** A custom resource, with what CloudFormation tells its function of it. */
export interface CustomResource extends Resource<Readonly<Record<string, unknown>>> {
  readonly type: string;
  readonly stackId: string;
  /** ARN of the function that makes it. */
  readonly serviceToken: string;
}

interface Part {
  readonly template: Template;
  readonly place: StackPlace;
  readonly resolver: IntrinsicResolver;
}

/**
 * The stacks of a synthesized app as if they were deployed: resources by type, with every reference resolved, also from
 * one stack to another. Throws when one of them is for another region than `place`.
 */
export class Stack {
  readonly #parts: readonly Part[];
  readonly #assets: CloudAssembly['assets'];
  readonly place: Omit<StackPlace, 'stackName'>;

  constructor({ stacks, assets }: CloudAssembly, place: Omit<StackPlace, 'stackName'>) {
    this.place = place;
    this.#assets = assets;
    this.#parts = stacks.map(({ stackName, template, region = place.region }) => {
      if (region !== place.region)
        throw new Error(`The stack ${stackName} is for another region, ${region}.`);
      const own = { ...place, stackName };
      const resolver = new IntrinsicResolver(template, own, {
        outputOf: (stack, output) => this.#output(stack, output),
        secretOf: (arn) => this.#secret(arn),
      });
      return { template, place: own, resolver };
    });
  }

  /** All resources of a CloudFormation type, in template order. `Properties` names the ones the caller reads. */
  resources<Properties>(type: string): Resource<Properties>[] {
    return this.#parts.flatMap((part) =>
      Object.entries(part.template.Resources)
        .filter(([, resource]) => resource.Type === type && part.resolver.holds(resource.Condition))
        .map(([id, resource]) => resolved<Properties>(id, resource, part)),
    );
  }

  /** The custom resources that one of the given functions makes, by their ARNs. CDK's own are left out. */
  customResources(functions: ReadonlyMap<string, unknown>): CustomResource[] {
    return this.#parts.flatMap((part) =>
      Object.entries(part.template.Resources)
        .filter(([, resource]) => isCustom(resource.Type) && part.resolver.holds(resource.Condition))
        .flatMap(([id, resource]) => {
          const serviceToken = String(part.resolver.resolve(resource.Properties?.ServiceToken));
          if (!functions.has(serviceToken)) return [];
          const stackId = String(part.resolver.resolve({ Ref: 'AWS::StackId' }));
          return [
            {
              ...resolved<CustomResource['properties']>(id, resource, part),
              type: resource.Type,
              stackId,
              serviceToken,
            },
          ];
        }),
    );
  }

  /** Absolute path of the file or folder an asset is made of. */
  asset(objectKey: string): string {
    const path = this.#assets.get(objectKey);
    if (!path) throw new Error(`Asset ${objectKey} is not in the cloud assembly.`);
    return path;
  }

  #secret(arn: string): string {
    for (const { template, place } of this.#parts) {
      for (const [id, resource] of Object.entries(template.Resources)) {
        const isSecret = resource.Type === 'AWS::SecretsManager::Secret';
        if (isSecret && physicalName(id, resource, place) === arn)
          return generatedSecret(id, resource, place);
      }
    }
    throw new Error(`The secret ${arn} is not in the template.`);
  }

  #output(stackName: string, name: string): unknown {
    const part = this.#parts.find(({ place }) => place.stackName === stackName);
    const output = part?.template.Outputs?.[name];
    if (!part || !output) throw new Error(`There is no output ${name} of a stack ${stackName}.`);
    return part.resolver.resolve(output.Value);
  }
}

/** What CDK's own helpers make on AWS: nothing of it is needed here. */
const helpers =
  /^Custom::(AWS|S3AutoDeleteObjects|S3BucketNotifications|LogRetention|CrossRegionExport.*|CDKBucketDeployment)$/;

function isCustom(type: string): boolean {
  if (helpers.test(type)) return false;
  return type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource';
}

function resolved<Properties>(
  id: string,
  resource: TemplateResource,
  { place, resolver }: Part,
): Resource<Properties> {
  return {
    id,
    name: physicalName(id, resource, place),
    properties: resolver.resolve(resource.Properties ?? {}) as Properties,
    dependsOn: [resource.DependsOn ?? []].flat(),
  };
}

/** Opens a folder made by `cdk synth`; `stackUuid` is the last part of `AWS::StackId`. */
export function openStack(directory: string, stackUuid: string): Stack {
  return new Stack(loadCloudAssembly(directory), {
    stackUuid,
    region: 'us-east-1',
    accountId: '000000000000',
  });
}
