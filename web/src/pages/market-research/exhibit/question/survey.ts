import { errorsAt95, intervalOf } from '#shared/plan/confidence.ts';
import { seededRandom } from '#web/drawing/random.ts';

/** The sample sizes in a city, of which one is chosen. */
export const sizes = [50, 100, 200, 400, 800] as const;
export type Size = (typeof sizes)[number];
const max = 800;

export const answerNames = ['shelf', 'price', 'offer', 'date', 'change'] as const;
export type AnswerName = (typeof answerNames)[number];

export const cityNames = ['baghdad', 'basra', 'mosul', 'erbil'] as const;
export type CityName = (typeof cityNames)[number];
/** A city, or all of them together. */
export type Place = CityName | 'all';
export const placeNames: readonly Place[] = [...cityNames, 'all'];

/** The probability of each answer in a city, in the order of {@link answerNames}. */
const likelihoods: Readonly<Record<CityName, readonly number[]>> = {
  baghdad: [0.38, 0.27, 0.16, 0.11, 0.08],
  basra: [0.28, 0.34, 0.17, 0.13, 0.08],
  mosul: [0.34, 0.3, 0.18, 0.1, 0.08],
  erbil: [0.25, 0.23, 0.28, 0.14, 0.1],
};

/** The answers in each city, in the order of the interviews. Example data. */
const said: Readonly<Record<CityName, readonly AnswerName[]>> = (() => {
  const answersIn = (city: CityName, index: number) => {
    const random = seededRandom(1792 + index * 1000);
    return Array.from({ length: max }, (): AnswerName => {
      let left = random();
      const answer = likelihoods[city].findIndex((likelihood) => {
        if (left <= likelihood) return true;
        left -= likelihood;
        return false;
      });
      return answerNames[answer] ?? 'change';
    });
  };
  const [baghdad, basra, mosul, erbil] = cityNames.map(answersIn) as [
    AnswerName[],
    AnswerName[],
    AnswerName[],
    AnswerName[],
  ];
  return { baghdad, basra, mosul, erbil };
})();

/** Returns the number of interviews of a sample size: in all cities together, that many in each. */
export function interviewsOf(place: Place, size: number): number {
  return place === 'all' ? size * cityNames.length : size;
}

export interface Interview {
  city: CityName;
  /** Its index within the city, from 0. */
  index: number;
  answer: AnswerName;
}

/** Returns the interview with a number from 1. For all cities together, the cities alternate. */
export function interviewOf(place: Place, number: number): Interview {
  const turn = number - 1;
  const city = place === 'all' ? (cityNames[turn % cityNames.length] ?? 'baghdad') : place;
  const index = place === 'all' ? Math.floor(turn / cityNames.length) : turn;
  return { city, index, answer: said[city][index] ?? 'change' };
}

/** Returns how many gave each answer in the first interviews, in the order of {@link answerNames}. */
export function tally(place: Place, interviews: number): number[] {
  const counts = new Map<AnswerName, number>();
  for (let number = 1; number <= interviews; number += 1) {
    const { answer } = interviewOf(place, number);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return answerNames.map((answer) => counts.get(answer) ?? 0);
}

/**
 * The design effect: interviews of one neighbourhood resemble each other. Six in each with a correlation of 0.05 are
 * worth fewer by this factor (L. Kish, Survey Sampling, 1965, chapter 5).
 */
export const designEffect = 1 + (6 - 1) * 0.05;
/** The fewest interviews for which a lead is judged. */
const fewest = sizes[0];

/**
 * Returns the largest margin that a share can have at 95 % confidence, as a fraction, from a population of any size (W. G.
 * Cochran, Sampling Techniques, 1977, chapter 3).
 */
export function marginOf(interviews: number): number {
  return Math.min(1, errorsAt95 * Math.sqrt((0.25 * designEffect) / interviews));
}

/** Returns the interval of a share of the interviews at 95 % confidence, as fractions. */
export function rangeOf(share: number, interviews: number): readonly [from: number, to: number] {
  return intervalOf(share, interviews / designEffect);
}

export interface Verdict {
  /** The most frequent and the second most frequent answer. */
  first: AnswerName;
  second: AnswerName;
  /**
   * `lead` is the first answer's lead, computed from the shares in tenths of a point, as they are shown; `counts` is the
   * smallest significant lead. Both are fractions. `counts` is `undefined` if there are too few interviews.
   */
  lead: number;
  counts: number | undefined;
  decided: boolean;
}

/**
 * Returns whether the most frequent answer is significantly ahead of the second one. The test takes into account that
 * both shares are of the same sample.
 */
export function verdictOf(place: Place, interviews: number): Verdict {
  const counts = tally(place, interviews);
  const ranked = answerNames
    .map((answer, i) => ({ answer, share: (counts[i] ?? 0) / interviews }))
    .toSorted((a, b) => b.share - a.share);
  const [first, second] = ranked;
  if (!first || !second) throw new Error('A question has two answers at least.');
  const lead = first.share - second.share;
  const variance = first.share + second.share - lead ** 2;
  const least =
    interviews < fewest ? undefined : errorsAt95 * Math.sqrt((variance * designEffect) / interviews);
  return {
    first: first.answer,
    second: second.answer,
    lead: (Math.round(first.share * 1000) - Math.round(second.share * 1000)) / 1000,
    counts: least,
    decided: least !== undefined && lead > least,
  };
}

export interface Visit {
  /** Index of the city's neighbourhood. */
  neighbourhood: number;
  /** The day of May, and the minute of the day. */
  day: number;
  minute: number;
  /** How long it took, in minutes. */
  minutes: 5 | 6 | 7 | 8;
}

/**
 * Returns when and where an interview took place: six in a neighbourhood, a hundred a day, from ten in the morning on.
 */
export function visitOf({ index }: Interview): Visit {
  const ofDay = index % 100;
  return {
    neighbourhood: Math.floor(index / 6),
    day: 11 + Math.floor(index / 100),
    minute: 600 + Math.round((ofDay * 440) / 99),
    minutes: ([5, 7, 8, 6] as const)[index % 4] ?? 6,
  };
}
