/** A picture in a text: its address with its point or size, and in Markdown its description before. */
const picture =
  /(?:!\[((?:\\.|[^\]\\])*)\]\()?(\/images\/[\w-]+(?:\/\d+(?:x\d+)?)?\.(?:jpg|png|gif|webp|avif)(?:#[\w=,]*\w)?)/g;

interface Shown {
  readonly alt: string | undefined;
  readonly address: string;
}

/**
 * Of a text that two changed, where in one of the two only pictures were replaced: the other one with the same pictures replaced in it.
 * `undefined` where that is not so, or where the two contradict one another in a picture.
 */
export function withReplacedPictures(base: string, mine: string, theirs: string): string | undefined {
  return replacedIn(mine, base, theirs) ?? replacedIn(theirs, base, mine);
}

/** Whether nothing but pictures was replaced between two texts. */
export function isReplacedOnly(before: string, after: string): boolean {
  return replacedIn(before, before, after) === after;
}

/** A text with the pictures replaced that are others in `after` than in `before`; each of them has to be in it, or the other one already. */
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
    // What somebody wrote of it themselves stays.
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
