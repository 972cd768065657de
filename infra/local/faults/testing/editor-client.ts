import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openSession } from '#infra/local/testing/administrator.ts';
import type { KillableSite } from '#infra/local/testing/killable-site.ts';

/** Milliseconds before a retry after a throttled request or a failed connection. */
const pause = 50;

export interface EditorAnswer {
  readonly status: number;
  /** The item as it is stored now; after a conflict, the version of the other editor. */
  readonly item: { readonly id?: string; readonly version?: number } | undefined;
}

/** An editor's browser: signs in, and repeats requests until there is an answer, even if the site was killed meanwhile. */
export class EditorClient {
  readonly #site: KillableSite;
  #cookie = '';

  constructor(site: KillableSite) {
    this.#site = site;
  }

  /** Sends a request until there is an answer. A new item is created once, however often the request is sent. */
  async send(path: string, method: string, json?: object): Promise<EditorAnswer> {
    const headers = { 'idempotency-key': randomUUID(), 'content-type': 'application/json' };
    const body = json && JSON.stringify(json);
    for (;;) {
      const answer = await this.#ask(path, { method, headers, ...(body && { body }) }).catch(() => undefined);
      if (answer?.status === 401) this.#cookie = '';
      else if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await delay(pause);
    }
  }

  async #ask(path: string, { headers, ...request }: RequestInit): Promise<EditorAnswer> {
    const url = await this.#site.url();
    this.#cookie ||= await openSession(url);
    const answer = await fetch(`${url}/api/${path}`, {
      ...request,
      headers: { ...headers, cookie: this.#cookie },
    });
    const text = await answer.text();
    const said = text ? JSON.parse(text) : undefined;
    return { status: answer.status, item: answer.status === 409 ? said?.current : said };
  }
}
