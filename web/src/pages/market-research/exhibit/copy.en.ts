const interviews = (count: string, number: number) => `${count} ${number === 1 ? 'interview' : 'interviews'}`;

export const copy = {
  title: 'One field day, played back',
  lead: 'No signal, no loss: the app keeps the interview and sends it later with its true time.',
  example: 'Example data',
  /** The number of interviews, in figures or in words. */
  count: (number: string) => number,
  of: (received: string, all: string): readonly [count: string, ofAll: string] => [received, `of ${all}`],
  received: 'interviews received',
  waiting: 'waiting for a signal',
  key: {
    received: 'Interview received',
    waiting: 'On the phone, no signal',
    ahead: 'Still to come',
  },
  play: 'Play the day',
  pause: 'Pause',
  pace: 'One hour = 3 seconds',
  time: 'Time of the day',
  /** Screen reader text of the shown time. */
  at: (time: string, received: string, all: string, waiting: string) =>
    `${time}, ${received} of ${all} received, ${waiting} waiting`,
  /** Shown for the province under the pointer. */
  province: (name: string, received: string, all: string) => `${name}: ${received} of ${all} received`,
  note: 'Halabja is counted with Sulaymaniyah.',
  table: 'Interviews by province',
  columns: { province: 'Province', received: 'Received', waiting: 'Waiting' },
  events: 'Latest events',
  lost: (place: string) => `${place}: no signal`,
  kept: (place: string, count: string, number: number) =>
    `${place}: ${interviews(count, number)} kept on the phone`,
  back: (place: string, count: string, number: number) =>
    `${place}: signal back, ${interviews(count, number)} sent`,
};

export type FieldDayCopy = typeof copy;
