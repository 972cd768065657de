import * as z from 'zod/mini';
import { logDone } from '#functions/data/log-failure.ts';
import { readEnvironment } from '#functions/data/table/environment.ts';

/** `SITE_ADDRESS`: where visitors reach the site, without a trailing slash. */
const { SITE_ADDRESS: site } = readEnvironment(z.object({ SITE_ADDRESS: z.url({ protocol: /^https?$/ }) }));

/**
 * The URLs to read, and what each response must contain: a page in English, one in Arabic, and a response of the API for which
 * the table is read.
 */
const expected: Readonly<Record<string, RegExp>> = {
  '/': /<html[^>]* lang="en"/,
  '/ar': /<html[^>]* lang="ar"/,
  '/api/site-content': /^[[{]/,
};
/** How long an answer may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Reads three URLs of the site from outside, as a visitor does. Called every five minutes.
 * @throws naming each URL that was not answered as expected, and the answer
 */
export async function handler(): Promise<void> {
  const outcomes = await Promise.all(Object.entries(expected).map(([path, text]) => read(path, text)));
  const wrong = outcomes.filter((outcome) => outcome !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  logDone('canary');
}

/** Requests a page and returns an error message if the response is wrong; `undefined` otherwise. */
async function read(path: string, text: RegExp): Promise<string | undefined> {
  try {
    const answer = await fetch(site + path, {
      redirect: 'manual',
      headers: { 'user-agent': 'canary' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await answer.text();
    if (answer.status !== 200) return `${path} is answered with ${answer.status}`;
    return text.test(body.trimStart()) ? undefined : `${path} does not contain ${text}`;
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
