import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { HandlerFunction } from '../handler-function.ts';

export interface MailSenderProps {
  /** The sender's address. */
  readonly address: string;
  /** `create` makes its domain an identity of SES; `existing` uses one that the account has, and leaves it alone. */
  readonly identity: 'create' | 'existing';
  /** True to keep a created identity when the stack is deleted, so that other senders of the domain keep working. */
  readonly durable: boolean;
}

/**
 * The sender of the site's mails. A created identity is accepted once the DNS of its domain has the records in the
 * outputs.
 */
export class MailSender extends Construct {
  private readonly address: string;
  private readonly domain: string;
  /** The SES identities that may cover the sender's address. */
  private readonly identities: readonly string[];
  private readonly events: ConfigurationSet;

  constructor(scope: Construct, id: string, { address, identity, durable }: MailSenderProps) {
    super(scope, id);
    this.address = address;
    this.domain = mailDomainOf(address);
    this.identities = identity === 'create' ? [this.domain] : [this.domain, address];
    // Bounces and complaints are reported to the account's event bus.
    this.events = new ConfigurationSet(this, 'Events');
    this.events.addEventDestination('Bus', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Default', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    if (identity === 'create') this.createIdentity(durable);
  }

  /** The name of the configuration set that all mails of this stack are sent with. */
  get configurationSetName(): string {
    return this.events.configurationSetName;
  }

  /** Allows a function to send from the address, and passes it the address and the configuration set. */
  grant(handlerFunction: HandlerFunction): void {
    handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          ...this.identities.map((name) => this.arnOf('identity', name)),
          this.arnOf('configuration-set', this.configurationSetName),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
    handlerFunction.addEnvironment('MAIL_EVENTS', this.configurationSetName);
    this.tell(handlerFunction);
  }

  /** Passes the sender's address to a function that sends no mails but has to know whether the site does. */
  tell(handlerFunction: HandlerFunction): void {
    handlerFunction.addEnvironment('MAIL_FROM', this.address);
  }

  private createIdentity(durable: boolean): void {
    const mailFromDomain = returnDomainOf(this.domain);
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(this.domain),
      mailFromDomain,
      // Until the DNS records of the return domain exist, SES uses its own domain.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    identity.applyRemovalPolicy(durable ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
    const { region } = Stack.of(this);
    const records = [
      ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
      `${mailFromDomain} MX 10 feedback-smtp.${region}.amazonses.com`,
      `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      `_dmarc.${this.domain} TXT "v=DMARC1; p=none"`,
    ];
    for (const [index, value] of records.entries()) new CfnOutput(this, `DnsRecord${index + 1}`, { value });
  }

  private arnOf(resource: 'identity' | 'configuration-set', resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }
}

export const mailDomainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Returns the return domain (MAIL FROM) for mails of a domain. SES requires a domain that no other mail is sent from or to. */
export const returnDomainOf = (domain: string): string => `bounces.${domain}`;
