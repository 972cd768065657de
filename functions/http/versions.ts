import { NotFound } from './errors.ts';

/** Returns the error for a version that no longer exists. */
export function notKept(): NotFound {
  return new NotFound('This version is not kept any more; choose another one.');
}
