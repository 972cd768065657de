import type { StreamViewType } from '../stream/change.ts';

/** An index as CloudFormation describes it. */
export interface SecondaryIndex {
  readonly IndexName: string;
  readonly KeySchema: readonly { readonly AttributeName: string; readonly KeyType: string }[];
  readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] };
}

/** The table as CloudFormation describes it, in nearly the same form as the API. */
export interface TableProperties {
  readonly KeySchema: SecondaryIndex['KeySchema'];
  readonly AttributeDefinitions: readonly {
    readonly AttributeName: string;
    readonly AttributeType: string;
  }[];
  readonly BillingMode?: string;
  readonly GlobalSecondaryIndexes?: readonly SecondaryIndex[];
  readonly TimeToLiveSpecification?: { readonly AttributeName: string; readonly Enabled: boolean };
  readonly StreamSpecification?: { readonly StreamViewType: StreamViewType };
}
