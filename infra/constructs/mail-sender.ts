import { CfnOutput } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { HandlerFunction } from './handler-function.ts';

export interface MailSenderProps {
  /** The address that mails come from. */
  readonly address: string;
}

/**
 * The domain that mails are sent from, with SES. Mails are accepted once the records that the outputs name are in its
 * DNS.
 */
export class MailSender extends Construct {
  private readonly address: string;
  private readonly identity: EmailIdentity;

  constructor(scope: Construct, id: string, { address }: MailSenderProps) {
    super(scope, id);
    this.address = address;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(domain) });
    for (const [index, { name, value }] of this.identity.dkimRecords.entries()) {
      new CfnOutput(this, `DnsRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
  }

  /** Lets a function send from the address, and tells it which that is (`MAIL_FROM`). */
  grant(handlerFunction: HandlerFunction): void {
    handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [this.identity.emailIdentityArn],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
    this.tell(handlerFunction);
  }

  /** Tells a function which that is, and so that there is one. */
  tell(handlerFunction: HandlerFunction): void {
    handlerFunction.addEnvironment('MAIL_FROM', this.address);
  }
}
