import { keepEarlyActions } from './lib/early-actions.ts';

/** Runs inline in the head of every document of the admin area, whose script is loaded at once. */
keepEarlyActions(() => {});
