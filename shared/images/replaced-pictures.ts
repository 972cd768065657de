/** Matches a picture in a text: its URL with focal point or size, and in Markdown its description before. */
const picture =
  /(?:!\[((?:\\.|[^\]\\])*)\]\()?(\/images\/[\w-]+(?:\/\d+(?:x\d+)?)?\.(?:jpg|png|gif|webp|avif)(?:#[\w=,]*\w)?)/g;

interface Shown {
  readonly alt: string | undefined;
  readonly address: string;
}

/**
 * Merges two changed texts if one of them only has replaced pictures: returns the other one with the same pictures
 * replaced. `undefined` if both have other changes, or replace one picture by different ones.
 */
export function withReplacedPictures(base: string, mine: string, theirs: string): string | undefined {
  return replacedIn(mine, base, theirs) ?? replacedIn(theirs, base, mine);
}

/** True if two texts differ only in replaced pictures. */
export function isReplacedOnly(before: string, after: string): boolean {
  return replacedIn(before, before, after) === after;
}

/**
 * Replaces in a text the pictures that differ between `before` and `after`. Returns `undefined` unless the text has each
 * of them, or its replacement.
 */
function replacedIn(text: string, before: string, after: string): string | undefined {
  if (wordsOf(before) !== wordsOf(after)) return undefined;
  const next = new Map<string, readonly [Shown, Shown]>();
  const others = picturesIn(after);
  for (const [place, was] of picturesIn(before).entries()) {
    const is = others[place] ?? was;
    const known = next.get(was.address)?.[1] ?? is;
    const isOnlyDescribed = was.address === is.address && was.alt !== is.alt;
    if (known.address !== is.address || isOnlyDescribed) return undefined;
    if (!next.has(was.address)) next.set(was.address, [was, is]);
  }
  const there = new Set(picturesIn(text).map(({ address }) => address));
  for (const [address, [, is]] of next) {
    if (is.address !== address && !there.has(address) && !there.has(is.address)) return undefined;
  }
  return text.replace(picture, (whole, alt: string | undefined, address: string) => {
    const [was, is] = next.get(address) ?? [];
    if (!was || !is) return whole;
    // Keeps a description that an editor has written.
    const described = alt === was.alt ? is.alt : alt;
    return described === undefined ? is.address : `![${described}](${is.address}`;
  });
}

function wordsOf(text: string): string {
  return text.replace(picture, (whole) => (whole.startsWith('!') ? '![](/' : '/'));
}

function picturesIn(text: string): Shown[] {
  return [...text.matchAll(picture)].map(([, alt, address = '']) => ({ alt, address }));
}
