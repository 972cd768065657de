import { referencesIn } from './references.ts';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The paths that link to it. */
  readonly from: Set<string>;
}

export interface Crawled {
  /** All responses of the site, by path and query. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** The paths that a reader can get to by following links only. */
  readonly linked: ReadonlySet<string>;
}

interface Site {
  /** The site's address in its documents. */
  readonly siteUrl: string;
  /** Requests a path, without following redirects. */
  ask(path: string): Promise<Response>;
}

/** Number of simultaneous requests. */
const atOnce = 6;

/**
 * Reads a site from its start pages: first everything that links lead to, then all other files that those pages and
 * `robots.txt` refer to.
 */
export async function crawl({ siteUrl, ask }: Site, begins: readonly string[]): Promise<Crawled> {
  const answers = new Map<string, Answer>();
  const later = new Map<string, Set<string>>();

  const pathOf = (address: string, from: string) => {
    if (!URL.canParse(address, siteUrl + from)) return `unreadable:${address}`;
    const { origin, pathname, search } = new URL(address, siteUrl + from);
    return origin === siteUrl ? pathname + search : undefined;
  };
  const note = (into: Map<string, Set<string>>, addresses: readonly string[], from: string) => {
    for (const address of addresses) {
      const path = pathOf(address, from);
      if (path) into.set(path, (into.get(path) ?? new Set()).add(from));
    }
  };

  async function read(path: string, from: Set<string>, next: Map<string, Set<string>>): Promise<void> {
    const known = answers.get(path);
    for (const one of from) known?.from.add(one);
    if (known) return;
    const answer = { status: 0, type: '', text: '', from };
    answers.set(path, answer);
    const response = await ask(path);
    answer.status = response.status;
    answer.type = response.headers.get('content-type') ?? '';
    answer.text = await response.text();
    if (answer.status !== 200) return note(next, [response.headers.get('location') ?? path], path);
    const { links, others } = referencesIn(answer.type, answer.text);
    note(next, links, path);
    note(next === later ? next : later, others, path);
  }

  /** Reads everything that is waiting, and everything found meanwhile. */
  async function readAll(waiting: Map<string, Set<string>>): Promise<void> {
    while (waiting.size > 0) {
      const part = [...waiting].slice(0, atOnce);
      for (const [path] of part) waiting.delete(path);
      await Promise.all(part.map(([path, from]) => read(path, from, waiting)));
    }
  }

  await readAll(new Map(begins.map((path) => [path, new Set()])));
  const linked = new Set(answers.keys());
  note(later, ['/robots.txt'], '/');
  await readAll(later);
  return { answers, linked };
}
