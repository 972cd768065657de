import type { AccountQuotas } from '../account.ts';
import { closeServer, listen, listenOnLoopback } from '../http/listen.ts';
import type { Principals } from '../iam/principals.ts';
import type { Stack } from '../template/stack.ts';
import { createSesGateway } from './gateway.ts';
import { createMailPages, type MailAccount } from './mail-pages.ts';
import { MailStore } from './mail-store.ts';
import type { Returned } from './returned.ts';

interface IdentityProperties {
  readonly EmailIdentity: string;
  readonly ConfigurationSetAttributes?: { readonly ConfigurationSetName?: string };
}

/** The properties of an identity that may be set. `MailFromAttributes` has no effect locally. */
const known = new Set(['EmailIdentity', 'ConfigurationSetAttributes', 'MailFromAttributes', 'Tags']);

export interface MailsOptions {
  readonly dataDir: string;
  /** @default no limit */
  readonly account?: AccountQuotas | undefined;
  /** The site's own URL in its mails. @default it is not known */
  readonly siteUrl?: string | undefined;
  /** Is called for each mail that is sent, and for each that is returned. @default no call */
  readonly count?: (what: 'sent' | 'bounced' | 'complained') => void;
}

export interface Mails {
  /** The URL for functions. */
  readonly gatewayUrl: string;
  /** The URL of the pages that show the sent mails; `undefined` if the stack cannot send any. */
  readonly url: string | undefined;
  /** Makes the pages replace the site's public URL in mails with `here`. */
  setSiteAddress(here: string): void;
  /** Makes bounces and complaints call `hear`, if the stack has rules for them. */
  onMailReturned(hear: (event: Returned) => void): void;
  close(): Promise<void>;
}

/**
 * Starts SES for the stack's identities, and the pages that show mails. Throws one sentence about an identity that is not
 * emulated.
 */
export async function startMails(
  stack: Stack,
  principals: Principals,
  { dataDir, siteUrl, count, account: quotas }: MailsOptions,
): Promise<Mails> {
  const identities = stack
    .resources<IdentityProperties>('AWS::SES::EmailIdentity')
    .map(({ name, properties }) => {
      const strange = Object.keys(properties).find((property) => !known.has(property));
      if (strange) throw new Error(`${strange} of ${name} is not known locally.`);
      const set = properties.ConfigurationSetAttributes?.ConfigurationSetName;
      return [properties.EmailIdentity.toLowerCase(), set] as const;
    });
  let tell: (event: Returned) => void = () => {};
  const store = new MailStore(dataDir);
  const account: MailAccount = { maySend: true };
  const { region, accountId } = stack.place;
  const gateway = createSesGateway({
    store,
    callers: principals,
    region,
    accountId,
    identities: new Map(identities),
    configurationSets: new Set(stack.resources<object>('AWS::SES::ConfigurationSet').map(({ name }) => name)),
    maySend: () => account.maySend,
    account: quotas,
    onSent: () => count?.('sent'),
    onReturned(event, set) {
      count?.(event['detail-type'] === 'Email Bounced' ? 'bounced' : 'complained');
      if (set !== undefined && told(stack, set, event)) tell(event);
    },
  });
  const port = await listen(gateway, 0);
  let here = siteUrl ?? '';
  const shown = (content: string) => (siteUrl ? content.replaceAll(siteUrl, here) : content);
  const pages =
    identities.length > 0
      ? await listenOnLoopback(0, () => createMailPages(store, account, shown))
      : undefined;
  return {
    gatewayUrl: `http://127.0.0.1:${port}`,
    url: pages && `http://localhost:${pages.port}`,
    setSiteAddress(address) {
      here = address;
    },
    onMailReturned(hear) {
      tell = hear;
    },
    async close() {
      await Promise.all([closeServer(gateway), pages?.close()]);
    },
  };
}

interface DestinationProperties {
  readonly ConfigurationSetName?: string;
  readonly EventDestination?: {
    readonly Enabled?: boolean;
    readonly MatchingEventTypes?: readonly string[];
    readonly EventBridgeDestination?: object;
  };
}

/** Returns true if a configuration set puts events of this kind on the event bus. */
function told(stack: Stack, set: string, event: Returned): boolean {
  const type = event['detail-type'] === 'Email Bounced' ? 'bounce' : 'complaint';
  return stack
    .resources<DestinationProperties>('AWS::SES::ConfigurationSetEventDestination')
    .some(
      ({ properties: { ConfigurationSetName, EventDestination: to } }) =>
        ConfigurationSetName === set &&
        to?.Enabled !== false &&
        to?.EventBridgeDestination !== undefined &&
        to.MatchingEventTypes?.some((one) => one.toLowerCase() === type) === true,
    );
}
