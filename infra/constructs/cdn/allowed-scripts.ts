import { CustomResource, Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { allowedScripts } from '#shared/publishing/publisher.ts';
import type { Publisher } from '../publisher/publisher.ts';
import { inlineScriptHashes } from './content-security-policy.ts';

export interface AllowedScriptsProps {
  /** Folder of the built site. */
  readonly distDir: string;
  /** The function that answers the custom resource. */
  readonly publisher: Publisher;
}

/**
 * The inline scripts that pages may run: those of this deployment, and of the previous one. CloudFormation changes the
 * policy before visitors get the new pages, also in a roll-back; until then the old pages are served with the new
 * policy.
 */
export class AllowedScripts extends CustomResource {
  /** In the form of a policy's source list. */
  readonly sources: string;

  constructor(scope: Construct, id: string, { distDir, publisher }: AllowedScriptsProps) {
    super(scope, id, {
      resourceType: allowedScripts,
      serviceToken: publisher.handlerFunction.functionArn,
      // The answer is immediate; without this limit a failed deployment would wait for an hour.
      serviceTimeout: Duration.minutes(5),
      properties: { Scripts: inlineScriptHashes(distDir) },
    });
    this.sources = this.getAttString('Sources');
  }
}
