import type { Mail } from './mail.ts';

/** SES's event about a bounce or complaint, as it is put on the event bus. */
export interface Returned {
  readonly source: 'aws.ses';
  readonly 'detail-type': 'Email Bounced' | 'Email Complaint Received';
  readonly detail: object;
}

/** SES's own mailbox simulator: these addresses, with or without a label, cause these events. */
const simulated = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

/**
 * Returns the event caused by a mail that was sent with a configuration set: none, except for the addresses of the
 * simulator.
 */
export function returnedOf({ id, at, to, from }: Mail, configurationSet: string | undefined): Returned[] {
  return to.flatMap((emailAddress): Returned[] => {
    const kind = simulated.exec(emailAddress)?.[1]?.toLowerCase();
    const tags = configurationSet === undefined ? {} : { 'ses:configuration-set': [configurationSet] };
    const mail = { messageId: id, timestamp: at, source: from, destination: to, tags };
    if (kind === 'bounce') {
      const bounce = {
        ...{ bounceType: 'Permanent', bounceSubType: 'General', timestamp: at },
        bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1' }],
      };
      return [
        {
          source: 'aws.ses',
          'detail-type': 'Email Bounced',
          detail: { eventType: 'Bounce', bounce, mail },
        },
      ];
    }
    if (kind !== 'complaint') return [];
    const complaint = { timestamp: at, complainedRecipients: [{ emailAddress }] };
    return [
      {
        source: 'aws.ses',
        'detail-type': 'Email Complaint Received',
        detail: { eventType: 'Complaint', complaint, mail },
      },
    ];
  });
}
