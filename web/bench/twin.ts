import { brotliCompressSync, constants } from 'node:zlib';
import { type Answer, askOrigin } from './origin.ts';

/** What is put before the site's host to ask for a page's zero-script twin. */
export const twinPrefix = 'twin.';

/** The address of a page's zero-script twin. */
export function twinOf(address: string): string {
  return address.replace('://', `://${twinPrefix}`);
}

/** CloudFront's effort. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** A page as the site serves it, only without its scripts: the floor that the real page is held against. */
export async function zeroScriptTwin(port: number, path: string, host: string): Promise<Answer> {
  const answer = await askOrigin(port, 'GET', path, { host });
  const html = withoutScript(answer.body.toString());
  return {
    status: answer.status,
    headers: { ...answer.headers, 'content-encoding': 'br' },
    body: brotliCompressSync(html, { params }),
  };
}

/** Data blocks stay: they cost bytes, but nothing runs them. */
function withoutScript(html: string): string {
  return html.replace(/<script\b(?![^>]*\bld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}
