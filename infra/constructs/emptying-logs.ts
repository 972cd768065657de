import { type CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';

/** Sets a retention for the logs of CDK's function that empties deleted buckets. CDK itself would keep them forever. */
export function endLogsOfEmptying(stack: Stack, retention: RetentionDays): void {
  const emptying = stack.node
    .findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider')
    .node.findChild('Handler');
  const logGroup = new LogGroup(stack, 'EmptyingLogs', { retention, removalPolicy: RemovalPolicy.DESTROY });
  (emptying as CfnResource).addPropertyOverride('LoggingConfig', { LogGroup: logGroup.logGroupName });
}
