import { type Addresses, findAddresses } from './addresses.ts';
import { type Edge, startEdge } from './edge.ts';
import { type LocalSite, startLocalSite } from './local-site.ts';

/** What parts of the bench measure, each begun when the first asks for it. */
export interface Running {
  /** The site, built anew. */
  site(): Promise<LocalSite>;
  /** The same behind TLS and HTTP/2. */
  edge(): Promise<Edge>;
  addresses(): Promise<Addresses>;
  stop(): Promise<void>;
}

export function running(pages: readonly string[] | undefined): Running {
  const begun: { site?: Promise<LocalSite>; edge?: Promise<Edge>; addresses?: Promise<Addresses> } = {};
  const site = () => {
    begun.site ??= startLocalSite();
    return begun.site;
  };
  return {
    site,
    edge: () => {
      begun.edge ??= site().then(({ port }) => startEdge(port));
      return begun.edge;
    },
    addresses: () => {
      begun.addresses ??= site().then(({ port }) => findAddresses(port, pages));
      return begun.addresses;
    },
    stop: async () => {
      const none = () => undefined;
      (await begun.edge?.catch(none))?.close();
      await (await begun.site?.catch(none))?.stop();
    },
  };
}
