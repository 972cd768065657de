import fc from 'fast-check';

/** The next event of a post that two people edit. */
export interface Step {
  readonly editor: number;
  readonly what: (typeof acts)[number];
  readonly field: 'title' | 'excerpt' | 'contentAr';
  /** The fault: none, the server crashes after some writes, the response is lost, or the browser is closed. */
  readonly fault: 'none' | 'server' | 'answer' | 'browser';
  readonly writes: number;
  /** True if the editor chooses their own one of two conflicting texts. */
  readonly choosesMine: boolean;
  readonly minutes: number;
}

/** An act that is listed more often is chosen more often. */
const acts = [
  ...(['type', 'type', 'type', 'type', 'autosave', 'autosave', 'autosave', 'reload', 'reload'] as const),
  ...(['publish', 'publish', 'publish', 'discard', 'restore'] as const),
  ...(['delete', 'undelete', 'undelete', 'undelete', 'plan', 'scheduler'] as const),
] as const;

export const anyStep: fc.Arbitrary<Step> = fc.record({
  editor: fc.constantFrom(0, 1),
  what: fc.constantFrom(...acts),
  field: fc.constantFrom('title', 'excerpt', 'contentAr'),
  fault: fc.constantFrom('none', 'none', 'none', 'none', 'none', 'none', 'server', 'answer', 'browser'),
  writes: fc.nat(2),
  choosesMine: fc.boolean(),
  minutes: fc.nat(90),
});
