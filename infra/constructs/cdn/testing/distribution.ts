import type { Template } from 'aws-cdk-lib/assertions';
import { type Properties, resourcesOf } from '#infra/testing/synthesize.ts';

/** Returns the only resource of a type, with its logical id. Throws if there is not exactly one. */
export function onlyOne(template: Template, type: string): { id: string; properties: Properties } {
  const [one, ...others] = Object.entries(resourcesOf(template, type));
  if (!one || others.length > 0) throw new Error(`There is not just one ${type}`);
  return { id: one[0], properties: one[1].Properties };
}

export function distributionOf(template: Template): Properties {
  return onlyOne(template, 'AWS::CloudFront::Distribution').properties.DistributionConfig;
}

/** Returns the distribution's behaviours by path pattern; the default behaviour is under `default`. */
export function behaviorsOf(template: Template): ReadonlyMap<string, Properties> {
  const { DefaultCacheBehavior, CacheBehaviors } = distributionOf(template);
  return new Map([
    ['default', DefaultCacheBehavior],
    ...CacheBehaviors.map((behavior: Properties) => [behavior.PathPattern, behavior]),
  ]);
}

/** Returns the behaviour of a path pattern. Throws if there is none. */
export function behaviorOf(template: Template, path: string): Properties {
  const behavior = behaviorsOf(template).get(path);
  if (!behavior) throw new Error(`There is no behaviour for ${path}`);
  return behavior;
}

/** Returns the origin of the behaviour for a path. */
export function originOf(template: Template, path: string): Properties {
  const { TargetOriginId } = behaviorOf(template, path);
  return distributionOf(template).Origins.find(({ Id }: Properties) => Id === TargetOriginId);
}

export function cachePolicyOf(template: Template, path: string): Properties {
  const { Ref: id } = behaviorOf(template, path).CachePolicyId;
  return resourcesOf(template, 'AWS::CloudFront::CachePolicy')[id]?.Properties.CachePolicyConfig;
}
