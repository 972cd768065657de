import { fnv1a } from '#shared/text/hash.ts';
import { coverGrounds } from './cover-grounds.ts';
import type { ShownArticle } from './shown-article.ts';

const files = import.meta.glob<string>('../../../assets/covers/*.svg', { eager: true, import: 'default' });

interface Cover {
  address: string;
  /** The colour of its background. */
  ground: string | undefined;
}

/** The drawings of each subject, in order. */
const bySubject = new Map<string, Cover[]>();
for (const [file, address] of Object.entries(files)) {
  const [, subject = ''] = /cover-(\w+)-/.exec(file) ?? [];
  const covers = bySubject.get(subject) ?? [];
  const ground = coverGrounds[subject as keyof typeof coverGrounds][covers.length];
  bySubject.set(subject, [...covers, { address, ground }]);
}
const subjects = [...bySubject.keys()];

/** The subject of a category, by a word in its English name; others are chosen by the name's letters. */
const subjectsByWord: readonly [RegExp, string][] = [
  [/myster|customer|service|shopper/i, 'visit'],
  [/field|province|region|cover|small shop/i, 'map'],
  [/software|technolog|\bapp\b|data/i, 'phone'],
  [/research|insight|survey|market|measur/i, 'chart'],
  [/pric|promo|activation|trade|season|ramadan/i, 'price'],
  [/method|guide|practice/i, 'scan'],
  [/audit|shelf|retail/i, 'shelf'],
];

type DrawnArticle = Pick<ShownArticle, 'id' | 'category' | 'drawnAs'>;

/** How many previous cards a card may touch: its neighbour, and those above it in rows of two and of three. */
const neighbours = 3;

/**
 * Returns the URLs of the drawings for articles without a picture, in the articles' order. The category chooses the
 * subject, the same in every language; the article chooses one of its drawings, but never that of a neighbour, nor one on
 * the background of a neighbour unless all are.
 */
export function coversOf(articles: readonly DrawnArticle[]): string[] {
  const chosen: Cover[] = [];
  for (const { id, category, drawnAs = category } of articles) {
    const [, byWord] = subjectsByWord.find(([word]) => word.test(drawnAs)) ?? [];
    const subject = byWord ?? subjects[fnv1a(drawnAs) % subjects.length] ?? '';
    const drawings = bySubject.get(subject) ?? [];
    const first = fnv1a(id) % drawings.length;
    const near = chosen.slice(-neighbours);
    const others = [...drawings.slice(first), ...drawings.slice(0, first)].filter(
      ({ address }) => !near.some((one) => one.address === address),
    );
    const cover = others.find(({ ground }) => !near.some((one) => one.ground === ground)) ?? others[0];
    if (cover) chosen.push(cover);
  }
  return chosen.map(({ address }) => address);
}
