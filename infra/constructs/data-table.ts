import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { partitionsOf } from '#shared/item-kind.ts';
import type { TableAccess, TableIndex } from './api/table-access.ts';
import type { HandlerFunction } from './handler-function.ts';

export interface DataTableProps {
  /** True to keep the table when the stack is deleted, and to refuse its deletion. */
  readonly durable: boolean;
}

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: all entities by `pk`/`sk`, listed newest first by the four indexes. */
export class DataTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { durable }: DataTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expiresAt',
      // The stream contains only keys, since its readers read the items. Another view type would create a new stream.
      stream: StreamViewType.KEYS_ONLY,
      deletionProtection: durable,
      // The table stays even after a failed first deployment: a rollback could not delete a protected table, and would stop.
      removalPolicy: durable ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // A deployment can add or delete one index, and change none. For other keys or attributes: add an index under a new
    // name, deploy, write what stored items lack, read from it, deploy, delete the old one, deploy. After each of these
    // deployments update `deployed-indexes.json`.
    this.table.addGlobalSecondaryIndex({
      indexName: 'gsi1' satisfies TableIndex,
      partitionKey: text('gsi1pk'),
      sortKey: text('gsi1sk'),
      projectionType: ProjectionType.ALL,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'gsi2' satisfies TableIndex,
      partitionKey: text('gsi2pk'),
      sortKey: text('gsi2sk'),
      projectionType: ProjectionType.KEYS_ONLY,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: 'gsi3' satisfies TableIndex,
      partitionKey: text('gsi3pk'),
      sortKey: text('gsi3sk'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary'],
    });
    // Has the same keys as gsi1, so that it also contains items stored before this index existed.
    this.table.addGlobalSecondaryIndex({
      indexName: 'gsi4' satisfies TableIndex,
      partitionKey: text('gsi1pk'),
      sortKey: text('gsi1sk'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary', 'olderArabic'],
    });
  }

  /** Allows a function exactly these actions on these kinds of items, and passes it the table's name (`TABLE_NAME`). */
  grant(handlerFunction: HandlerFunction, accesses: readonly TableAccess[]): void {
    const { tableArn, tableName } = this.table;
    for (const { kinds, actions, indexes = [] } of accesses) {
      const conditions = {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.flatMap(partitionsOf) },
      };
      if (actions.length > 0) {
        handlerFunction.addToRolePolicy(
          new PolicyStatement({
            actions: actions.map((action) => `dynamodb:${action}`),
            resources: [tableArn],
            conditions,
          }),
        );
      }
      if (indexes.length === 0) continue;
      handlerFunction.addToRolePolicy(
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: indexes.map((index) => `${tableArn}/index/${index}`),
          conditions,
        }),
      );
    }
    handlerFunction.addEnvironment('TABLE_NAME', tableName);
  }
}
