import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { allowedScripts } from '#shared/publishing/publisher.ts';
import type { Publisher } from '../publisher/publisher.ts';
import { inlineScriptHashes } from './content-security-policy.ts';

export interface AllowedScriptsProps {
  /** Folder of the built site. */
  readonly distDir: string;
  /** Answers what is allowed. */
  readonly publisher: Publisher;
}

/**
 * The inline scripts that pages may run: of this deployment, and of the one before. CloudFormation changes the policy before
 * it leads visitors to other pages, in a roll-back too; until then those before are read, under the new policy.
 */
export class AllowedScripts extends CustomResource {
  /** As the policy lists them. */
  readonly sources: string;

  constructor(scope: Construct, id: string, { distDir, publisher }: AllowedScriptsProps) {
    super(scope, id, {
      resourceType: allowedScripts,
      serviceToken: publisher.handlerFunction.functionArn,
      // An answer takes no work; without one, a deployment would wait for an hour.
      serviceTimeout: Duration.minutes(5),
      properties: { Scripts: inlineScriptHashes(distDir) },
    });
    this.sources = this.getAttString('Sources');
  }
}
