import type { HttpResponse } from '../http/http-message.ts';

/** A cached answer. Times are in milliseconds. */
export interface CacheEntry {
  readonly path: string;
  readonly response: HttpResponse;
  readonly storedAt: number;
  readonly freshUntil: number;
}

/** The limit of all bodies together. */
const maxBytes = 16 * 1024 * 1024;
const maxEntries = 5000;

/** Answers by cache key. The least recently used ones are dropped first. */
export class CdnCache {
  readonly #entries = new Map<string, CacheEntry>();
  #bytes = 0;
  readonly #pending = new Map<string, Promise<unknown>>();

  get(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CacheEntry): void {
    this.#delete(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.response.body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#delete(oldest);
    }
  }

  /** The total size of the cached bodies, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.response.body.length ?? 0;
    this.#entries.delete(key);
  }

  /** Removes cached answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void {
    for (const [key, { path }] of this.#entries) {
      const hit = patterns.some((pattern) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      );
      if (hit) this.#delete(key);
    }
  }

  /** Returns a promise that resolves when the running fetch of this key ends or fails; `undefined` if none is running. */
  pending(key: string): Promise<unknown> | undefined {
    return this.#pending.get(key)?.catch(() => {});
  }

  /** Runs a fetch that others with the same key may wait for. */
  async fetch<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
    const pending = run();
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }
}
