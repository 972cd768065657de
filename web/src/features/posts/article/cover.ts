import { fnv1a } from '#shared/text/hash.ts';
import cover1 from '#web/assets/covers/cover-1.svg';
import cover2 from '#web/assets/covers/cover-2.svg';
import cover3 from '#web/assets/covers/cover-3.svg';
import cover4 from '#web/assets/covers/cover-4.svg';
import cover5 from '#web/assets/covers/cover-5.svg';
import cover6 from '#web/assets/covers/cover-6.svg';
import type { ShownArticle } from './shown-article.ts';

const covers = [cover1, cover2, cover3, cover4, cover5, cover6];

type DrawnArticle = Pick<ShownArticle, 'category' | 'drawnAs'>;

/** How many cards before a card may touch it: the one beside it, and those above it in rows of two and of three. */
const neighbours = 3;

/**
 * The addresses of the drawings that stand for articles without a picture, in the articles' order: by category, in every language
 * the same, and never one that a neighbour has.
 */
export function coversOf(articles: readonly DrawnArticle[]): string[] {
  const places: number[] = [];
  for (const { category, drawnAs = category } of articles) {
    const near = places.slice(-neighbours);
    let place = fnv1a(drawnAs) % covers.length;
    while (near.includes(place)) place = (place + 1) % covers.length;
    places.push(place);
  }
  return places.map((place) => covers[place] ?? cover1);
}
