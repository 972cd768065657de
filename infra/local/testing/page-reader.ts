import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Build } from './builds.ts';
import { inlineScriptsIn } from './inline-scripts.ts';

/** Reads pages of a site as a browser does. Each page and its files must come from the same build. */
export class PageReader {
  readonly #url: string;
  readonly #builds: readonly Build[];

  constructor(url: string, builds: readonly Build[]) {
    this.#url = url;
    this.#builds = builds;
  }

  /**
   * Reads a page and the files that it refers to. Returns the text of the page. Throws if the page or a file is missing, if a
   * file differs from the build, or if the page's content security policy blocks its inline scripts.
   */
  async read(path: string): Promise<string> {
    const answer = await fetch(this.#url + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    const [, sources = ''] =
      /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const scripts = inlineScriptsIn(html);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(sources.split(' '), `${path} with ${script}`).toContain(`'sha256-${hash}'`);
    }
    // Ignores class names made from a relative path of a source file, such as `../assets/…`.
    const files = new Set(Array.from(html.matchAll(/(?<!\.)\/assets\/[^"'\s)]+/g), ([file]) => file));
    expect(files.size, path).toBeGreaterThan(0);
    for (const file of files) await this.#readFile(file, path);
    return html;
  }

  async #readFile(file: string, page: string): Promise<void> {
    const built = await Promise.any(this.#builds.map(({ distDir }) => readFile(join(distDir, file))));
    const answer = await fetch(this.#url + file);
    expect(answer.status, `${file} of ${page}`).toBe(200);
    expect(built.equals(Buffer.from(await answer.arrayBuffer())), `${file} of ${page}`).toBe(true);
  }

  /**
   * Reads these pages repeatedly. Returns a function that stops the reading. Its promise rejects if a page could not be read.
   */
  readOn(paths: readonly string[]): () => Promise<void> {
    let stopped = false;
    const reading = (async () => {
      while (!stopped) for (const path of paths) await this.read(path);
    })();
    // The error is reported by the returned function.
    reading.catch(() => {});
    return async () => {
      stopped = true;
      await reading;
    };
  }
}
