import { escapeMarkup } from '#shared/text/html.ts';
import type { HeadTag } from './page-head.ts';

/** The first tags of every document: the encoding has to be within its first 1,024 bytes. */
export const firstTags: readonly HeadTag[] = [
  { name: 'meta', attributes: { charset: 'utf-8' } },
  { name: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
];

export function fontPreload(href: string): Record<string, string> {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
}

export function inlineScript(source: string, attributes: Record<string, string>): string {
  return `<script${attributesOf(attributes)}>${source}</script>`;
}

export function htmlOf({ name, attributes, text }: HeadTag): string {
  const start = `<${name}${attributesOf(attributes)}>`;
  if (text === undefined) return start;
  return `${start}${name === 'script' ? text : escapeMarkup(text)}</${name}>`;
}

/** Returns attributes as text, with a blank before each. An attribute with an empty value is written without a value. */
export function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');
}
