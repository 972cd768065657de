import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chakra's style engine inserts this one empty style element and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Returns the `Content-Security-Policy` of every response. Inline scripts and styles are allowed by their hashes in the
 * built pages, so that no others have an effect.
 *
 * @param inline those hashes as sources, such as `'sha256-…' 'sha256-…'`
 * @param uploadOrigins where pages may send files besides their own origin
 */
export function contentSecurityPolicy(
  inline: { readonly scripts: string; readonly styles: string },
  uploadOrigins: readonly string[],
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", inline.scripts],
    'style-src': ["'self'", emptyStyle, inline.styles],
    'img-src': ["'self'", 'https:', 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...uploadOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Scripts cannot turn text into markup or script, except the JSON of data blocks (`web/src/head/data-block.ts`) and,
    // in a frame without scripts, the preview of a post.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['data-block', 'character-reference', 'page-preview'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Returns the hashes of the inline scripts and styles of a built site. */
export function inlineHashes(distDir: string): { Scripts: string[]; Styles: string[] } {
  const documents = readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(distDir, file), 'utf8'));
  return {
    Scripts: hashesOf(documents.flatMap(inlineScripts)),
    Styles: hashesOf(documents.flatMap(inlineStyles)),
  };
}

function hashesOf(texts: readonly string[]): string[] {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return [...new Set(texts)].map(hashOf).sort();
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, text = '']) => text);
}

/**
 * Returns the texts of the script elements that a browser would run. Data blocks such as JSON-LD need no permission.
 */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && isScript(typeOf(attributes)))
    .map(([, , text = '']) => text);
}

function typeOf(attributes: string): string {
  const [, quoted, bare] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(attributes) ?? [];
  return (quoted ?? bare ?? '').trim().toLowerCase();
}

function isScript(type: string): boolean {
  return ['', 'module', 'importmap', 'speculationrules'].includes(type) || /\/(java|ecma)script$/.test(type);
}
