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
  /** The sender's address. */
  readonly address: string;
}

/** The sender's domain in SES. Mails are accepted once its DNS has the records in the outputs. */
export class MailSender extends Construct {
  private readonly address: string;
  private readonly identity: EmailIdentity;
  private readonly events: ConfigurationSet;

  constructor(scope: Construct, id: string, { address }: MailSenderProps) {
    super(scope, id);
    this.address = address;
    const domain = address.slice(address.lastIndexOf('@') + 1);
    // Bounces and complaints are reported to the account's event bus.
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

  /** Allows a function to send from the address, and passes it the address (`MAIL_FROM`). */
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

  /** Passes the address to a function that does not send, so that it knows there is one. */
  tell(handlerFunction: HandlerFunction): void {
    handlerFunction.addEnvironment('MAIL_FROM', this.address);
  }

  /** Sending by the identity also needs access to its configuration set. */
  private eventsArn(): string {
    return Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.events.configurationSetName,
    });
  }
}
