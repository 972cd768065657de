import type { AnswerName, CityName, Place } from './survey.ts';

interface Answer {
  /** The answer on the sheet. */
  text: string;
  /** The answer within a sentence. */
  as: string;
}

export interface QuestionCopy {
  title: string;
  lead: string;
  example: string;
  /** Label of the choice of a city, and of each city. */
  cities: string;
  places: Record<Place, string>;
  sheet: {
    survey: string;
    page: string;
    number: string;
    question: string;
    instruction: string;
    ownWords: string;
    /** The buyer's answer in their own words, in the one interview that shows it: number 400 in Baghdad. */
    words: string;
    neighbourhood: (city: CityName, index: number) => string;
    at: (day: string, time: string) => string;
    minutes: (minutes: 5 | 6 | 7 | 8) => string;
  };
  /** Separates two parts of a line, without the space after it. */
  comma: string;
  answers: Record<AnswerName, Answer>;
  /** The labels of the button that starts the animation of interviews again, and of the one that stops it. */
  play: string;
  pause: string;
  interview: (number: string, all: string) => string;
  layer: string;
  columns: { answer: string; people: string; share: string; range: string; margin: string };
  /** The sentence below the figures of all cities together. */
  all: string;
  percent: (percent: string) => string;
  margin: (points: string) => string;
  /**
   * Returns the interval in which the share of the whole population lies. `shareRead` is the share and this interval
   * for screen readers.
   */
  range: (from: string, to: string) => string;
  shareRead: (share: string, from: string, to: string) => string;
  decided: string;
  open: string;
  /** Returns the sentence of a verdict, whose first part is bold. */
  verdict: (first: string, second: string, decided: boolean) => string;
  why: (points: string, interviews: number, written: string, counts: string) => string;
  sizes: { title: string; text: string; interviews: string; note: string };
  /** Screen reader text of a size. */
  size: (interviews: string, margin: string) => string;
  /** Label of the table of margins, without script. */
  margins: (place: string) => string;
  /** The answers in all cities as a document of one sheet. */
  sample: {
    head: string;
    /** The caption of its table. */
    table: string;
    about: (interviews: string) => string;
    asked: string;
    margin: string;
    decided: string;
    of: (part: string, whole: string) => string;
    /** The label of the row with the verdicts. */
    verdict: string;
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Removes a final `.0`. */
const short = (points: string) => points.replace(/\.0$/, '');

const neighbourhoods: Readonly<Record<CityName, readonly string[]>> = {
  baghdad: ['Karrada', 'Mansour', 'Adhamiyah', 'Kadhimiyah', 'Zayouna', 'Dora'],
  basra: ['Al-Ashar', 'Al-Jazaer', 'Al-Jubaila', 'Al-Hayyaniyah'],
  mosul: ['Al-Zuhur', 'Al-Muthanna', 'Al-Faisaliyah', 'Al-Rifai'],
  erbil: ['Ankawa', 'Iskan', 'Bakhtiari', 'Azadi'],
};

export const copy: QuestionCopy = {
  title: 'One question, interview by interview',
  lead: 'A share without its margin is half an answer. Change the city or the sample and see what it can decide.',
  example: 'Example data',
  cities: 'City',
  places: { baghdad: 'Baghdad', basra: 'Basra', mosul: 'Mosul', erbil: 'Erbil', all: 'All four' },
  sheet: {
    survey: 'Household survey, yoghurt',
    page: 'Page 3 of 6',
    number: '7',
    question: 'The last time you bought a different yoghurt than usual, why was that?',
    instruction: 'Do not read the answers out. Tick one.',
    ownWords: 'In the buyer’s own words',
    words: '“Two shops, and neither had it. The third had only the big tub.”',
    neighbourhood: (city, index) => neighbourhoods[city][index % neighbourhoods[city].length] ?? '',
    at: (day, time) => `${day} May, ${time}`,
    minutes: (minutes) => `${minutes} minutes`,
  },
  comma: ',',
  answers: {
    shelf: { text: 'It was not on the shelf', as: 'the empty shelf' },
    price: { text: 'Its price had gone up', as: 'the price' },
    offer: { text: 'Another one was on offer', as: 'an offer' },
    date: { text: 'Too close to its expiry date', as: 'the date' },
    change: { text: 'I wanted a change', as: 'a change' },
  },
  play: 'Ask again from the first interview',
  pause: 'Pause',
  interview: (number, all) => `Interview ${number} of ${all}`,
  layer: 'One layer of the pile is 50 interviews',
  columns: {
    answer: 'Why another yoghurt',
    people: 'People',
    share: 'Share',
    range: 'Between',
    margin: 'Margin',
  },
  all: 'All four: the samples are equal, so each city has the same weight. A figure for the four as one market is weighted by their households.',
  percent: (percent) => `${percent}%`,
  margin: (points) => `±${points}`,
  range: (from, to) => `${from}–${to}`,
  shareRead: (share, from, to) => `${share}, between ${from} and ${to}`,
  decided: 'Decided',
  open: 'Still open',
  verdict: (first, second, decided) =>
    decided ? `${capital(first)} comes before ${second}.` : `${capital(first)} or ${second}: not decided.`,
  why: (points, interviews, written, counts) =>
    `They are ${short(points)} ${short(points) === '1' ? 'point' : 'points'} apart; with ${written} ${interviews === 1 ? 'interview' : 'interviews'} a gap counts once it reaches ${short(counts)} points.`,
  sizes: {
    title: 'How many people do you ask?',
    text: 'Dashed: what the sample leaves open. Four times the interviews, half the margin.',
    interviews: 'interviews',
    note: '95% confidence, with the effect of six interviews per neighbourhood. Whether the city is large or small, the margin hardly changes.',
  },
  size: (interviews, margin) => `${interviews} interviews, margin ${margin} points at most`,
  margins: (place) => `${place}: the largest margin of a share, by the number of interviews`,
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Survey results',
    table: 'Answers by city',
    about: (interviews) =>
      `Household survey, yoghurt. Baghdad, Basra, Mosul and Erbil, ${interviews} interviews in each.`,
    asked: 'interviews',
    margin: 'points, the largest margin in any city',
    decided: 'cities with a clear answer',
    of: (part, whole) => `${part} of ${whole}`,
    verdict: 'Verdict',
    notes: [
      {
        term: 'Margin',
        text: 'At 95% confidence, with the effect of six interviews per neighbourhood. Very small and very large shares have a smaller margin.',
      },
      {
        term: 'Decided',
        text: 'The first answer leads the second by more than chance would explain. Otherwise the question is still open in that city.',
      },
      {
        term: 'Limits',
        text: 'Each column is about the households of one city. Smaller towns and villages were not asked.',
      },
    ],
  },
};
