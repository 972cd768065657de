/** Written into the edge function where the site has a domain of its own. */
declare const SITE_HOSTS: Hosts | undefined;

export interface Hosts {
  /** Where the site is. */
  readonly main: string;
  /** Where it is looked for too. */
  readonly others: readonly string[];
}

/** The names under which the distribution is asked; none but its own where there is no domain. */
export const hosts: Hosts = typeof SITE_HOSTS === 'undefined' ? { main: '', others: [] } : SITE_HOSTS;
