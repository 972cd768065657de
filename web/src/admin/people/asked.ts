import type { Person } from '#shared/people/person.ts';

/** What is asked of an owner: whom to invite, what to change, which sessions to end, or whether they are sure. */
export type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'change' | 'sessions' | 'disable' | 'remove' | 'codes-off'; person: Person };
