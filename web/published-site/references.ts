import { JSDOM } from 'jsdom';
import { inlineStyles, withoutStyles } from '#web-testing/inline-styles.ts';

/** The URLs in a file, as they are written. */
interface References {
  /** Links that people and crawlers follow. */
  readonly links: readonly string[];
  /** All others: files, alternates, pictures, feeds, addresses in structured data. */
  readonly others: readonly string[];
}

/**
 * Returns the addresses in a file of a site, by its type: documents, style sheets, web manifests, feeds, site maps,
 * `robots.txt`.
 */
export function referencesIn(type: string, text: string): References {
  if (type.startsWith('text/html')) return inDocument(text);
  if (type.startsWith('text/css')) return { links: [], others: inStyles(text) };
  if (type.startsWith('text/plain')) return { links: [], others: all(text, /^Sitemap: (.*)$/gm) };
  if (type.includes('manifest+json'))
    return { links: [], others: stringsIn(JSON.parse(text)).filter(isAddress) };
  if (type.includes('xml')) {
    const { window } = new JSDOM(text, { contentType: 'application/xml' });
    const { document } = window;
    const written = [...document.querySelectorAll('loc')].map((element) => element.textContent);
    return { links: [], others: [...written, ...attributes(document, '[href]', 'href')] };
  }
  return { links: [], others: [] };
}

const isAddress = (text: string) => /^(https?:\/\/|\/)\S*$/.test(text);

/** Attributes that contain one URL, and those that contain several URLs among other words. */
const single = ['src', 'poster', 'action', 'data'] as const;
const many = ['srcset', 'imagesrcset', 'data-page', 'data-modules'] as const;

const inStyles = (css: string) => all(css, /url\(["']?([^"')]+)/g);

function inDocument(html: string): References {
  const { window } = new JSDOM(withoutStyles(html));
  const { document } = window;
  // Includes templates, because the not-found document contains its Arabic version in one.
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  const found = (selector: string, attribute: string) =>
    roots.flatMap((root) => attributes(root, selector, attribute));
  const data = roots.flatMap((root) => [...root.querySelectorAll('script[type="application/ld+json"]')]);
  const references = {
    links: found('a[href], area[href]', 'href'),
    others: [
      ...found('link[href], use[href]', 'href'),
      ...single.flatMap((name) => found(`[${name}]`, name)),
      ...many.flatMap((name) => found(`[${name}]`, name).flatMap((value) => value.split(/[\s,]+/))),
      ...found('meta[content]', 'content'),
      ...inlineStyles(html).flatMap(inStyles),
      ...data.flatMap(({ textContent }) => stringsIn(JSON.parse(textContent))),
    ].filter(isAddress),
  };
  window.close();
  return references;
}

function attributes(root: ParentNode, selector: string, name: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}
