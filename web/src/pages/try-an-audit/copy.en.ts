import { brand } from '#shared/company/brand.ts';

export const copy = {
  meta: {
    title: `Audit this shelf: thirty seconds, seven mistakes | ${brand.name.en}`,
    description:
      'A shelf with seven mistakes, thirty seconds, and the auditor’s result laid over yours. By touch, mouse or keyboard, without an account.',
    keywords: 'retail audit, shelf audit, audit a shelf, Iraq',
    /** On the preview picture of a shared URL; takes a result such as `5-of-7`. */
    sharedResult: (result: string) => `${Number.parseInt(result, 10)} of 7 mistakes found. And you?`,
  },
  today: 'Today’s shelf',
  title: 'Audit this shelf.',
  lead: 'Thirty seconds, seven mistakes. Tap everything you would report.',
  /** The text of a shared result. */
  challenge: {
    kicker: 'The shelf somebody sent you',
    title: (found: string, all: string) => `They found ${found} of ${all}. Your turn.`,
  },
  start: 'Start',
  starting: 'The shelf is being set up.',
  failed: 'The shelf could not be loaded. Check your connection and press Start again.',
  withoutClock: 'Without the clock',
  /** Shown without JavaScript. */
  unscripted:
    'To play, you need JavaScript. Without it, you see below what an auditor marks on such a shelf.',
  numbers: { facings: 'facings', mistakes: 'mistakes to find', seconds: 'seconds' },
  note: 'Works by touch, mouse or keyboard. No account; your marks stay in this browser. The shelf is a drawing and changes every day.',
};

export type TryCopy = typeof copy;
