import { diffArrays } from 'diff';

/** A stretch of a text: as it was, taken away, or new. */
export interface Part {
  readonly what: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of any script, blanks, and every other character by itself. */
const tokens = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
/** Beyond this many differing words nobody reads what is different: the texts are two, and finding it takes long. */
const mostEdits = 3000;
/** How many words are shown of what is the same, on each side of what is not. */
const context = 12;

/** What is different between two texts, word by word. Of long stretches that are the same only the ends are shown. */
export function differenceOf(from: string, to: string): Part[] {
  const [before, after] = [from.match(tokens) ?? [], to.match(tokens) ?? []];
  const changes = diffArrays(before, after, { maxEditLength: mostEdits });
  if (!changes) return [part('removed', [from]), part('added', [to])];
  return changes.map(({ added, removed, value }, place) => {
    if (added || removed) return part(added ? 'added' : 'removed', value);
    return part('same', shortened(value, place === 0, place === changes.length - 1));
  });
}

function part(what: Part['what'], words: readonly string[]): Part {
  return { what, text: words.join('') };
}

/** Blanks are words here, so that twice as many are kept. */
function shortened(words: readonly string[], isFirst: boolean, isLast: boolean): readonly string[] {
  const side = context * 2;
  const head = isFirst ? [] : words.slice(0, side);
  const tail = isLast ? [] : words.slice(-side);
  return words.length <= head.length + tail.length + side ? words : [...head, ' … ', ...tail];
}
