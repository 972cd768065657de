import { parsePath } from '#shared/language.ts';
import { parsePostPath } from '#shared/posts/paths.ts';

interface ServedPost {
  /** The URL of the document. */
  readonly pathname: string;
  readonly id: string | undefined;
}

let served: ServedPost | undefined =
  typeof document === 'undefined' || !document.querySelector('[data-served]')
    ? undefined
    : { pathname: location.pathname, id: parsePostPath(parsePath(location.pathname).path)?.id };

/** Returns the post whose HTML came with this browser's document and is still shown; `undefined` if there is none. */
export function servedPost(): ServedPost | undefined {
  return served;
}

/** Notes that the post's HTML is no longer shown. */
export function forgetServedPost(): void {
  served = undefined;
}
