/** Compiled into the edge function if the site has a domain. */
declare const SITE_HOSTS: Hosts | undefined;

export interface Hosts {
  /** The site's domain. */
  readonly main: string;
  /** Domains that redirect to the site's domain. */
  readonly others: readonly string[];
}

/** The domains of the distribution; empty if the site has only the distribution's own name. */
export const hosts: Hosts = typeof SITE_HOSTS === 'undefined' ? { main: '', others: [] } : SITE_HOSTS;
