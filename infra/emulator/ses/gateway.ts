import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AccountQuotas } from '../account.ts';
import { readBody } from '../http/listen.ts';
import type { AccessRequest } from '../iam/policy.ts';
import type { Callers, Principal } from '../iam/principals.ts';
import { signatureMessages, signerOf } from '../iam/signature.ts';
import { readMail, type SendEmailInput } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { domainOf, mailboxOf } from './mailbox.ts';
import { SendingQuota } from './quota.ts';
import { type Returned, returnedOf } from './returned.ts';
import { SesError } from './ses-error.ts';

const bodyLimit = 10 * 1024 * 1024;
/** The domain of the addresses that SES's simulator answers. */
const simulator = 'simulator.amazonses.com';

export interface SesGatewayOptions {
  readonly store: MailStore;
  readonly callers: Callers;
  readonly region: string;
  readonly accountId: string;
  /**
   * The domains and addresses that the stack may send from, as if they were verified, each with its configuration set if it has
   * one.
   */
  readonly identities: ReadonlyMap<string, string | undefined>;
  /** The configuration sets that a mail may name. */
  readonly configurationSets: ReadonlySet<string>;
  /** True if the account may send. */
  readonly maySend: () => boolean;
  /** @default no limit */
  readonly account?: AccountQuotas | undefined;
  /** Called for each mail that is accepted. */
  readonly onSent?: (() => void) | undefined;
  /** Called for each mail that comes back and was sent with a configuration set. */
  readonly onReturned: (event: Returned, configurationSet: string | undefined) => void;
}

/**
 * SES (API v2) for functions: accepts a mail only from a role that may send it, and stores it instead of sending it.
 */
export function createSesGateway(options: SesGatewayOptions): Server {
  const quota = new SendingQuota(options.account ?? {});
  return createServer(async (request, response) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    try {
      answer(200, { MessageId: await accept(request, options, quota) });
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      const refusal =
        error instanceof SesError ? error : new SesError(500, 'InternalFailure', 'Internal failure.');
      answer(refusal.status, { message: refusal.message }, { 'x-amzn-errortype': refusal.code });
    }
  });
}

async function accept(
  request: IncomingMessage,
  options: SesGatewayOptions,
  quota: SendingQuota,
): Promise<string> {
  const body = await readBody(request, bodyLimit);
  const principal = signerOf(request, body, 'ses', options.callers);
  if (typeof principal === 'string') throw new SesError(403, principal, signatureMessages[principal]);
  if (request.headers.origin !== undefined)
    throw new SesError(403, 'AccessDeniedException', 'Pages are not let in.');
  if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
    throw new SesError(404, 'UnknownOperationException', 'Only SendEmail is known locally.');
  const input = parseJson(body);
  const from = mailboxOf(input.FromEmailAddress ?? '');
  const domain = domainOf(from);
  const identity = [from, domain].find((one) => options.identities.has(one)) ?? domain;
  const access = {
    action: 'ses:SendEmail',
    resource: `arn:aws:ses:${options.region}:${options.accountId}:identity/${identity}`,
    context: { 'ses:FromAddress': from },
  };
  if (!principal.allows(access))
    throw new SesError(
      403,
      'AccessDeniedException',
      `${principal.arn} may not ses:SendEmail on ${access.resource}.`,
    );
  if (!options.identities.has(identity))
    throw new SesError(400, 'MessageRejected', `Email address is not verified: ${from}.`);
  if (!options.maySend()) throw new SesError(400, 'SendingPausedException', 'Email sending is paused.');
  const set = input.ConfigurationSetName ?? options.identities.get(identity);
  if (input.ConfigurationSetName !== undefined && !options.configurationSets.has(input.ConfigurationSetName))
    throw new SesError(
      404,
      'NotFoundException',
      `Configuration set <${input.ConfigurationSetName}> does not exist.`,
    );
  const resource = `arn:aws:ses:${options.region}:${options.accountId}:configuration-set/${set}`;
  if (set !== undefined && !principal.allows({ ...access, resource }))
    throw new SesError(
      403,
      'AccessDeniedException',
      `${principal.arn} may not ses:SendEmail on ${resource}.`,
    );
  const mail = { id: randomUUID(), at: new Date().toISOString(), ...readMail(input) };
  if (options.account?.isInSandbox) checkRecipients(mail.to, principal, access, options);
  quota.admit();
  await options.store.keep(mail);
  options.onSent?.();
  for (const event of returnedOf(mail, set)) options.onReturned(event, set);
  return mail.id;
}

/**
 * In SES's sandbox each recipient has to be verified, and the role needs the right to send with that identity, too.
 * @throws SesError
 */
function checkRecipients(
  recipients: readonly string[],
  principal: Principal,
  access: AccessRequest,
  { identities, region, accountId }: SesGatewayOptions,
): void {
  for (const recipient of recipients.map(mailboxOf)) {
    if (domainOf(recipient) === simulator) continue;
    const identity = [recipient, domainOf(recipient)].find((one) => identities.has(one));
    if (!identity)
      throw new SesError(
        400,
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${recipient}`,
      );
    const resource = `arn:aws:ses:${region}:${accountId}:identity/${identity}`;
    if (!principal.allows({ ...access, resource }))
      throw new SesError(
        403,
        'AccessDeniedException',
        `${principal.arn} may not ses:SendEmail on ${resource}.`,
      );
  }
}

function parseJson(body: Buffer): SendEmailInput {
  try {
    return Object(JSON.parse(body.toString('utf8')));
  } catch {
    throw new SesError(400, 'SerializationException', 'The request is no JSON.');
  }
}
