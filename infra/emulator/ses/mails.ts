import type { Principals } from '../iam/principals.ts';
import { closeServer, listen, listenOnLoopback } from '../listen.ts';
import type { Stack } from '../template/stack.ts';
import { createSesGateway } from './gateway.ts';
import { createMailPages } from './mail-pages.ts';
import { MailStore } from './mail-store.ts';

interface IdentityProperties {
  readonly EmailIdentity: string;
}

const known = new Set(['EmailIdentity', 'Tags']);

export interface MailsOptions {
  readonly dataDir: string;
  /** The site's own address, as its mails name it. @default it is not known */
  readonly siteUrl?: string | undefined;
}

export interface Mails {
  /** For functions. */
  readonly gatewayUrl: string;
  /** Where a browser shows what was mailed; nothing, if the stack can send nothing. */
  readonly url: string | undefined;
  /** From now on the pages lead to `here` where a mail names the site's own address. */
  leadTo(here: string): void;
  close(): Promise<void>;
}

/** Takes mails from the stack's identities, and shows them. Throws one sentence about an identity that is not emulated. */
export async function startMails(
  stack: Stack,
  principals: Principals,
  { dataDir, siteUrl }: MailsOptions,
): Promise<Mails> {
  const identities = stack
    .resources<IdentityProperties>('AWS::SES::EmailIdentity')
    .map(({ name, properties }) => {
      const strange = Object.keys(properties).find((property) => !known.has(property));
      if (strange) throw new Error(`${strange} of ${name} is not known locally.`);
      return properties.EmailIdentity.toLowerCase();
    });
  const store = new MailStore(dataDir);
  const { region, accountId } = stack.place;
  const gateway = createSesGateway({
    store,
    callers: principals,
    region,
    accountId,
    identities: new Set(identities),
  });
  const port = await listen(gateway, 0);
  let here = siteUrl ?? '';
  const shown = (content: string) => (siteUrl ? content.replaceAll(siteUrl, here) : content);
  const pages =
    identities.length > 0 ? await listenOnLoopback(0, () => createMailPages(store, shown)) : undefined;
  return {
    gatewayUrl: `http://127.0.0.1:${port}`,
    url: pages && `http://localhost:${pages.port}`,
    leadTo(address) {
      here = address;
    },
    async close() {
      await Promise.all([closeServer(gateway), pages?.close()]);
    },
  };
}
