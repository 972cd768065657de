import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages, localizedPath } from '#shared/language.ts';
import type { SharedPreview } from '#shared/publishing/renderer.ts';
import { escapeMarkup } from '#shared/text/html.ts';
import { PreviewBar } from './preview-bar.tsx';

/**
 * Returns a rendered page for people with a preview link: links to itself stay within the preview, and a bar says that
 * it is a preview.
 */
export function sharedBody(
  body: string,
  path: string,
  language: Language,
  { addresses, endsAt }: SharedPreview,
): string {
  const kept = languages.reduce(
    (html, of) =>
      html.replaceAll(
        `href="${escapeMarkup(localizedPath(path, of))}"`,
        `href="${escapeMarkup(addresses[of])}"`,
      ),
    body,
  );
  const bar = <PreviewBar language={language} addresses={addresses} endsAt={endsAt} />;
  return `${kept}${renderToStaticMarkup(bar)}`;
}
