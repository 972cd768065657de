import {
  type CloudAssembly,
  loadCloudAssembly,
  type Template,
  type TemplateResource,
} from './cloud-assembly.ts';
import { IntrinsicResolver } from './intrinsics.ts';
import { type Choose, inDependencyOrder } from './order.ts';
import { isCustomResource, physicalName, type StackPlace } from './physical-names.ts';
import { generatedSecret } from './secret.ts';

/** A resource with its physical name and its properties resolved. */
export interface Resource<Properties> {
  readonly id: string;
  readonly name: string;
  readonly properties: Properties;
  readonly dependsOn: readonly string[];
}

/** A custom resource, with the properties passed to its function. */
export interface CustomResource extends Resource<Readonly<Record<string, unknown>>> {
  readonly type: string;
  readonly stackId: string;
  /** ARN of the function that makes it. */
  readonly serviceToken: string;
}

/** Returns the attributes returned by a custom resource's function, by logical id; `undefined` before its call. */
export type AttributesOf = (id: string) => Readonly<Record<string, unknown>> | undefined;

interface Part {
  readonly template: Template;
  readonly place: StackPlace;
  readonly resolver: IntrinsicResolver;
}

/**
 * The stacks of a synthesized app as if deployed: resources by type, with every reference resolved, also between stacks.
 * Throws if one of them is for another region than `place`.
 */
export class Stack {
  readonly #assembly: CloudAssembly;
  readonly #attributesOf: AttributesOf;
  readonly #parts: readonly Part[];
  readonly place: Omit<StackPlace, 'stackName'>;

  constructor(
    assembly: CloudAssembly,
    place: Omit<StackPlace, 'stackName'>,
    attributesOf: AttributesOf = () => undefined,
  ) {
    const { stacks } = assembly;
    this.place = place;
    this.#assembly = assembly;
    this.#attributesOf = attributesOf;
    this.#parts = stacks.map(({ stackName, template, region = place.region }) => {
      if (region !== place.region)
        throw new Error(`The stack ${stackName} is for another region, ${region}.`);
      const own = { ...place, stackName };
      const resolver = new IntrinsicResolver(template, own, {
        outputOf: (stack, output) => this.#output(stack, output),
        secretOf: (arn) => this.#secret(arn),
        answerOf: (id) => this.#attributesOf(id),
      });
      return { template, place: own, resolver };
    });
  }

  /**
   * Yields the logical ids of all resources, each after its dependencies; `choose` decides among those that are ready.
   */
  *inOrder(choose?: Choose): Generator<string> {
    for (const { template } of this.#parts) yield* inDependencyOrder(template, choose);
  }

  /** Returns the same stack, but with the resources `ids` as they are in `next`. */
  with(next: Stack, ids: ReadonlySet<string>): Stack {
    const assets = new Map([...this.#assembly.assets, ...next.#assembly.assets]);
    const stacks = next.#assembly.stacks.map((stack) => {
      const before = this.#assembly.stacks.find(({ stackName }) => stackName === stack.stackName);
      const replaced = Object.entries(stack.template.Resources).filter(([id]) => ids.has(id));
      const Resources = { ...before?.template.Resources, ...Object.fromEntries(replaced) };
      return { ...stack, template: { ...stack.template, Resources } };
    });
    return new Stack({ stacks, assets }, this.place, this.#attributesOf);
  }

  /** Returns a resource with every reference resolved; `undefined` if there is none, or its condition is false. */
  resource(id: string): (Resource<object> & { readonly type: string }) | undefined {
    for (const part of this.#parts) {
      const resource = part.template.Resources[id];
      if (resource && part.resolver.holds(resource.Condition))
        return { ...resolved<object>(id, resource, part), type: resource.Type };
    }
    return undefined;
  }

  /**
   * Returns all resources of a CloudFormation type, in template order. `Properties` are the ones that the caller reads.
   */
  resources<Properties>(type: string): Resource<Properties>[] {
    return this.#parts.flatMap((part) =>
      Object.entries(part.template.Resources)
        .filter(([, resource]) => resource.Type === type && part.resolver.holds(resource.Condition))
        .map(([id, resource]) => resolved<Properties>(id, resource, part)),
    );
  }

  /** Returns the custom resources of the given functions, by their ARNs. CDK's own are left out. */
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

  /** Returns the absolute path of an asset's file or folder. */
  asset(objectKey: string): string {
    const path = this.#assembly.assets.get(objectKey);
    if (!path) throw new Error(`Asset ${objectKey} is not in the cloud assembly.`);
    return path;
  }

  /** Returns the outputs of all stacks, by name, without those whose values only AWS knows. */
  outputs(): Record<string, string> {
    const known: Record<string, string> = {};
    for (const { template, resolver } of this.#parts) {
      for (const [name, { Value }] of Object.entries(template.Outputs ?? {})) {
        try {
          known[name] = String(resolver.resolve(Value));
        } catch {
          // The output is left out: it has an attribute that only AWS can create.
        }
      }
    }
    return known;
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

/** CDK's own helpers, which are not needed here. */
const helpers =
  /^Custom::(AWS|S3AutoDeleteObjects|S3BucketNotifications|LogRetention|CrossRegionExport.*|CDKBucketDeployment)$/;

function isCustom(type: string): boolean {
  return isCustomResource(type) && !helpers.test(type);
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
export function openStack(directory: string, stackUuid: string, attributesOf?: AttributesOf): Stack {
  const place = { stackUuid, region: 'us-east-1', accountId: '000000000000' };
  return new Stack(loadCloudAssembly(directory), place, attributesOf);
}
