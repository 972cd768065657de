import type { Check, DayPart, Step, Store } from './visit.ts';

interface CheckCopy {
  /** The text of the check in the report if it was passed. */
  done: string;
  /** The recommended action. */
  todo: string;
}

export interface VisitCopy {
  band: { title: string; lead: string; example: string };
  /** Label of the row of shop fronts. */
  stores: string;
  places: Record<Store['place'], string>;
  showroom: (no: string) => string;
  /** Screen reader text of a shop front. */
  front: (place: string, score: string) => string;
  receipt: { title: string; scenario: string; date: string; at: (place: string, no: string) => string };
  /** The time of a visit, without the minute, so that nobody can look up who worked then. */
  dayParts: Record<DayPart, string>;
  columns: { step: string; minutes: string; points: string };
  steps: Record<Step, string>;
  checks: Record<Check, CheckCopy>;
  of: (points: string, max: string) => string;
  none: (max: string) => string;
  /** Returns a duration under a minute in words; `undefined` if the language writes it as `0:35`. */
  seconds: (seconds: string) => string | undefined;
  /** Screen reader text of a row; `max` is the number at the end of `points`. */
  row: (step: string, name: string, minutes: string, points: string, max: number) => string;
  notDone: string;
  /** Separates two parts of a line, without the space after it. */
  comma: string;
  inShop: string;
  score: string;
  ofHundred: (hundred: string) => string;
  doFirst: string;
  nothingMissed: string;
  /** The object in the bracket on the photo of a step. */
  shown: Record<Step, string>;
  evidence: {
    photo: string;
    /** The minute of the visit in which the photo was taken. */
    minute: (minute: string) => string;
    timer: string;
    place: string;
    checked: string;
  };
  /** The comparison of the branches, its limit, and the head of its column of checks. */
  sheet: { head: string; title: string; measure: string; limit: string; check: string };
  /** The report of one visit as a document. */
  sample: {
    head: string;
    /** The day of a visit and the part of that day, such as "afternoon". */
    time: (day: string, part: string) => string;
    stay: string;
    passed: string;
    checks: string;
    result: string;
    done: string;
    lostMost: string;
    notes: readonly { term: string; text: string }[];
    /** On phones: what opens the sheet below its figures, and what folds it again. */
    unfold: string;
    fold: string;
  };
}

export const copy: VisitCopy = {
  band: {
    title: 'One visit, minute by minute',
    lead: 'Width is time, height is the share of points earned, dashes are points lost.',
    example: 'Example data',
  },
  stores: 'Showrooms',
  places: { karrada: 'Karrada, Baghdad', ankawa: 'Ankawa, Erbil', ashar: 'Al-Ashar, Basra' },
  showroom: (no) => `Showroom ${no}`,
  front: (place, score) => `${place}, score ${score}`,
  receipt: {
    title: 'Visit receipt',
    scenario: '“A blender for a family of five”',
    date: 'Thursday 7 May',
    at: (place, no) => `Showroom ${no}, ${place}`,
  },
  dayParts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  columns: { step: 'Step', minutes: 'Minutes', points: 'Points' },
  steps: {
    greeting: 'Greeting',
    wait: 'Wait',
    advice: 'Advice',
    upsell: 'Upsell',
    payment: 'Payment',
    goodbye: 'Goodbye',
  },
  checks: {
    welcome: { done: 'Greeted within a minute', todo: 'Greet within a minute' },
    badge: { done: 'Name badge worn', todo: 'Wear the name badge' },
    served: { done: 'Served within four minutes', todo: 'Serve within four minutes' },
    quickly: { done: 'Served within two minutes', todo: 'Serve within two minutes' },
    user: { done: 'Asked who will use it', todo: 'Ask who will use it' },
    budget: { done: 'Asked about the budget', todo: 'Ask about the budget' },
    brand: { done: 'Named your brand first', todo: 'Name your brand first' },
    difference: { done: 'Explained a difference', todo: 'Explain a difference' },
    jar: { done: 'Offered the extra jar', todo: 'Offer the extra jar' },
    price: { done: 'Shelf price equal to till price', todo: 'Charge the shelf price' },
    receipt: { done: 'Receipt given', todo: 'Give the receipt' },
    warranty: { done: 'Explained the warranty', todo: 'Explain the warranty' },
    thanks: { done: 'Thanked the customer', todo: 'Thank the customer' },
  },
  of: (points, max) => `${points} of ${max}`,
  none: (max) => `0 of ${max}`,
  seconds: () => undefined,
  row: (step, name, minutes, points) => `${step}, ${name}, ${minutes}, ${points} points`,
  notDone: 'not done',
  comma: ',',
  inShop: 'In the shop',
  score: 'Score',
  ofHundred: (hundred) => `of ${hundred}`,
  doFirst: 'Do first',
  nothingMissed: 'Nothing was missed',
  shown: {
    greeting: 'Name badge',
    wait: 'In the queue',
    advice: 'Named first',
    upsell: 'Extra jar',
    payment: 'Till price',
    goodbye: 'Warranty card',
  },
  evidence: {
    photo: 'Shop photo',
    minute: (minute) => `minute ${minute}`,
    timer: 'App timer',
    place: 'Inside the store',
    checked: 'Read by a second person',
  },
  sheet: {
    head: 'Branch comparison',
    title: 'The same scenario in three showrooms',
    measure:
      'A facing is one check, as wide as its points. Solid: earned, and together the score. Dashed: lost.',
    limit:
      'One visit each: an indication, not a ranking. A branch is judged on several visits, never a person on one.',
    check: 'Check',
  },
  sample: {
    unfold: 'Open the sheet',
    fold: 'Fold the sheet',
    head: 'Visit report',
    time: (day, part) => `${day}, ${part} (the exact time stays in our record)`,
    stay: 'minutes in the shop',
    passed: 'checks passed',
    checks: 'The visit, check by check',
    result: 'Result',
    done: 'Done',
    lostMost: 'Most points lost',
    notes: [
      {
        term: 'Base',
        text: 'One visit to each of three showrooms, with the same scenario and the same checks.',
      },
      {
        term: 'Score',
        text: 'The points of the checks that were passed. All checks together are 100 points.',
      },
      {
        term: 'Limits',
        text: 'One visit is one moment. No sound is recorded, and nobody is named.',
      },
    ],
  },
};
