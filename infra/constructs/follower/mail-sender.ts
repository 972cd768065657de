import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { HandlerFunction } from '../handler-function.ts';

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
  private readonly events: ConfigurationSet;

  constructor(scope: Construct, id: string, { address }: MailSenderProps) {
    super(scope, id);
    this.address = address;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    // What comes back, or is called spam, is told to the account's event bus.
    this.events = new ConfigurationSet(this, 'Events');
    this.events.addEventDestination('Bus', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Default', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet: this.events,
    });
    for (const [index, { name, value }] of this.identity.dkimRecords.entries()) {
      new CfnOutput(this, `DnsRecord${index + 1}`, { value: `${name} CNAME ${value}` });
    }
  }

  /** Lets a function send from the address, and tells it which that is (`MAIL_FROM`). */
  grant(handlerFunction: HandlerFunction): void {
    handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [this.identity.emailIdentityArn, this.eventsArn()],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
    this.tell(handlerFunction);
  }

  /** Tells a function which that is, and so that there is one. */
  tell(handlerFunction: HandlerFunction): void {
    handlerFunction.addEnvironment('MAIL_FROM', this.address);
  }

  /** Who may send by the identity has to be allowed what stands behind it too. */
  private eventsArn(): string {
    return Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.events.configurationSetName,
    });
  }
}
