import { seededRandom } from '#web/drawing/random.ts';

/** How many are asked in a city, of which one is chosen. */
export const sizes = [50, 100, 200, 400, 800] as const;
export type Size = (typeof sizes)[number];
const most = 800;

export const answerNames = ['shelf', 'price', 'offer', 'date', 'change'] as const;
export type AnswerName = (typeof answerNames)[number];

export const cityNames = ['baghdad', 'basra', 'mosul', 'erbil'] as const;
export type CityName = (typeof cityNames)[number];
/** A city, or all of them together. */
export type Place = CityName | 'all';
export const placeNames: readonly Place[] = [...cityNames, 'all'];

/** How likely each answer is in a city, in the order of {@link answerNames}. */
const likelihoods: Readonly<Record<CityName, readonly number[]>> = {
  baghdad: [0.38, 0.27, 0.16, 0.11, 0.08],
  basra: [0.28, 0.34, 0.17, 0.13, 0.08],
  mosul: [0.34, 0.3, 0.18, 0.1, 0.08],
  erbil: [0.25, 0.23, 0.28, 0.14, 0.1],
};

/** What was answered in each city, one interview after the other. Example data. */
const said: Readonly<Record<CityName, readonly AnswerName[]>> = (() => {
  const answersIn = (city: CityName, index: number) => {
    const random = seededRandom(1792 + index * 1000);
    return Array.from({ length: most }, (): AnswerName => {
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

/** How many interviews a sample of a size is: in all cities together, that many in each. */
export function interviewsOf(place: Place, size: number): number {
  return place === 'all' ? size * cityNames.length : size;
}

export interface Interview {
  city: CityName;
  /** Its number within the city, from 0 on. */
  index: number;
  answer: AnswerName;
}

/** The interview of a number from 1 on; in all cities together they take turns. */
export function interviewOf(place: Place, number: number): Interview {
  const turn = number - 1;
  const city = place === 'all' ? (cityNames[turn % cityNames.length] ?? 'baghdad') : place;
  const index = place === 'all' ? Math.floor(turn / cityNames.length) : turn;
  return { city, index, answer: said[city][index] ?? 'change' };
}

/** How many gave each answer in the first interviews, in the order of {@link answerNames}. */
export function tally(place: Place, interviews: number): number[] {
  const counts = new Map<AnswerName, number>();
  for (let number = 1; number <= interviews; number += 1) {
    const { answer } = interviewOf(place, number);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return answerNames.map((answer) => counts.get(answer) ?? 0);
}

/**
 * Interviews of one neighbourhood resemble one another: six in each with a correlation of 0.05 are worth fewer by this
 * factor (L. Kish, Survey Sampling, 1965, chapter 5).
 */
export const designEffect = 1 + (6 - 1) * 0.05;
/** Of the normal distribution, at 95 % confidence. */
const z = 1.96;
/** With fewer interviews the normal distribution says nothing about a share. */
const fewest = sizes[0];

/**
 * The margin of a share at 95 % confidence, in parts of one, from a population of any size (W. G. Cochran, Sampling
 * Techniques, 1977, chapter 3).
 *
 * @param share in parts of one; without it the margin is the largest that any share has
 */
export function marginOf(interviews: number, share = 0.5): number {
  const p = interviews < fewest ? 0.5 : share;
  return Math.min(1, z * Math.sqrt((p * (1 - p) * designEffect) / interviews));
}

export interface Verdict {
  /** The answers that were given most and second most. */
  first: AnswerName;
  second: AnswerName;
  /** By how much the first leads, and the least lead that counts, in parts of one; the latter is absent for few interviews. */
  lead: number;
  counts: number | undefined;
  decided: boolean;
}

/** Whether the answer that was given most may be believed to come before the second: both shares are of one sample. */
export function verdictOf(place: Place, interviews: number): Verdict {
  const counts = tally(place, interviews);
  const ranked = answerNames
    .map((answer, i) => ({ answer, share: (counts[i] ?? 0) / interviews }))
    .toSorted((a, b) => b.share - a.share);
  const [first, second] = ranked;
  if (!first || !second) throw new Error('A question has two answers at least.');
  const lead = first.share - second.share;
  const variance = first.share + second.share - lead ** 2;
  const least = interviews < fewest ? undefined : z * Math.sqrt((variance * designEffect) / interviews);
  return {
    first: first.answer,
    second: second.answer,
    lead,
    counts: least,
    decided: least !== undefined && lead > least,
  };
}

export interface Visit {
  /** Of the city's neighbourhoods, by index. */
  neighbourhood: number;
  /** The day of May, and the minute of the day. */
  day: number;
  minute: number;
  /** How long it took, in minutes. */
  minutes: 5 | 6 | 7 | 8;
}

/** When and where an interview was: six in a neighbourhood, a hundred a day, from ten in the morning on. */
export function visitOf({ index }: Interview): Visit {
  const ofDay = index % 100;
  return {
    neighbourhood: Math.floor(index / 6),
    day: 11 + Math.floor(index / 100),
    minute: 600 + Math.round((ofDay * 440) / 99),
    minutes: ([5, 7, 8, 6] as const)[index % 4] ?? 6,
  };
}
