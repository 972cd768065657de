import { provinces } from '#shared/plan/provinces.ts';
import { seededRandom } from '#web/drawing/random.ts';

/** The first and the last minute of the playback: 08:00 and 17:00. */
export const begin = 8 * 60;
export const end = 17 * 60;
export const interviewsPerProvince = 12;

interface Interview {
  /** Index of the province in {@link provinces}. */
  place: number;
  /** When it was made, in minutes of the day. */
  done: number;
  /** When it was received, in minutes of the day: at once, or when the signal was back. */
  sent: number;
}

/** A period without signal in a province, up to the minute in which the signal is back. */
interface Outage {
  place: number;
  from: number;
  to: number;
}

const outage = (name: string, from: number, to: number): Outage => {
  const place = provinces.findIndex(({ name: { en } }) => en === name);
  if (place < 0) throw new Error(`There is no province ${name}.`);
  return { place, from, to };
};

const outages: readonly Outage[] = [
  outage('Anbar', 556, 734),
  outage('Muthanna', 596, 812),
  outage('Salah al-Din', 632, 790),
  outage('Maysan', 540, 590),
  outage('Nineveh', 850, 905),
];

/** A day in all provinces: interviews every 26 to 44 minutes, kept on the phone without a signal. Example data. */
export const interviews: readonly Interview[] = (() => {
  const random = seededRandom(14);
  return provinces.flatMap((_, place) => {
    let minute = 500 + Math.floor(random() * 26);
    return Array.from({ length: interviewsPerProvince }, (): Interview => {
      const done = minute;
      const without = outages.find((one) => one.place === place && done >= one.from && done < one.to);
      minute += 26 + Math.floor(random() * 19);
      return { place, done, sent: without?.to ?? done };
    });
  });
})();

export interface ProvinceState {
  received: number;
  /** Interviews that are finished but not received yet. */
  waiting: number;
  /** True while the interviewers' phones have no signal. */
  off: boolean;
  /** True if kept interviews were received within the last minutes. */
  caughtUp: boolean;
}

/** How long a province is shown as just caught up, in minutes. */
const caughtUpFor = 6;

const byPlace = provinces.map((_, place) => interviews.filter((interview) => interview.place === place));

/** Returns the received and waiting interviews at a minute, by province in order. */
export function stateAt(minute: number): ProvinceState[] {
  return byPlace.map((own, place) => {
    return {
      received: own.filter(({ sent }) => sent <= minute).length,
      waiting: own.filter(({ done, sent }) => done <= minute && sent > minute).length,
      off: outages.some((one) => one.place === place && minute >= one.from && minute < one.to),
      caughtUp: own.some(({ done, sent }) => sent > done && sent <= minute && sent > minute - caughtUpFor),
    };
  });
}

/** Returns the received and waiting interviews of all provinces. */
export function totalOf(state: readonly ProvinceState[]): { received: number; waiting: number } {
  const sum = (of: (state: ProvinceState) => number) => state.reduce((total, one) => total + of(one), 0);
  return { received: sum(({ received }) => received), waiting: sum(({ waiting }) => waiting) };
}

export interface FieldEvent {
  minute: number;
  place: number;
  /**
   * `lost`: the signal was lost; `kept`: an interview was kept on the phone; `back`: the signal is back, and the kept
   * interviews were sent.
   */
  what: 'lost' | 'kept' | 'back';
  /** How many interviews are on the phone after this minute, or were sent in it. */
  interviews: number;
}

/** The losses and returns of the signal that affected an interview, and the interviews kept between them, latest first. */
const events: readonly FieldEvent[] = outages
  .flatMap(({ place, from, to }): FieldEvent[] => {
    const kept = interviews.filter((one) => one.place === place && one.done >= from && one.done < to);
    if (kept.length === 0) return [];
    return [
      { minute: from, place, what: 'lost', interviews: 0 },
      ...kept.map(({ done }, i): FieldEvent => ({ minute: done, place, what: 'kept', interviews: i + 1 })),
      { minute: to, place, what: 'back', interviews: kept.length },
    ];
  })
  .toSorted((a, b) => b.minute - a.minute);

/** Returns the events up to a minute, latest first. An event does not change later. */
export function eventsUntil(minute: number): FieldEvent[] {
  return events.filter((event) => event.minute <= minute);
}

/** The received and waiting interviews of ten minutes. */
export interface Bin {
  from: number;
  /** Interviews that were received when they were done. */
  live: number;
  /** Interviews that were received later than they were made. */
  late: number;
  /** Interviews that are still only on the interviewers' phones at the end of the ten minutes. */
  waiting: number;
}

const binMinutes = 10;

/** The field day in parts of ten minutes. */
export const bins: readonly Bin[] = Array.from({ length: (end - begin) / binMinutes }, (_, i) => {
  const from = begin + i * binMinutes;
  const to = from + binMinutes;
  const within = (minute: number) => minute >= from && minute < to;
  return {
    from,
    live: interviews.filter(({ done, sent }) => done === sent && within(done)).length,
    late: interviews.filter(({ done, sent }) => done < sent && within(sent)).length,
    waiting: interviews.filter(({ done, sent }) => done < to && sent >= to).length,
  };
});
