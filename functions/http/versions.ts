import { NotFound } from './errors.ts';

/** Tells an editor that a version is no longer there. */
export function notKept(): NotFound {
  return new NotFound('This version is not kept any more; choose another one.');
}
