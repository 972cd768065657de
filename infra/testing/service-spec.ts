import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

/** AWS's own description of the metrics that its services report. */
const spec = loadAwsServiceSpecSync();

/** A metric in a template. The namespace of a metric made from logs may be an intrinsic function. */
export interface NamedMetric {
  readonly Namespace: unknown;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string }[];
}

/** Returns whether AWS reports a metric by exactly these dimensions; `undefined` if it does not describe the namespace. */
export function isReported({ Namespace, MetricName, Dimensions = [] }: NamedMetric): boolean | undefined {
  const ofNamespace = spec.all('metric').filter(({ namespace }) => namespace === Namespace);
  if (ofNamespace.length === 0) return undefined;
  const names = namesOf(Dimensions.map(({ Name }) => Name));
  return ofNamespace
    .filter(({ name }) => name === MetricName)
    .some((metric) =>
      spec
        .follow('usesDimensionSet', metric)
        .some(({ entity }) => namesOf(entity.dimensions.map(({ name }) => name)) === names),
    );
}

const namesOf = (names: readonly string[]): string => [...names].sort().join();
