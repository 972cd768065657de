import type { Person } from '#shared/people/person.ts';

/** What is asked of an owner: whom to invite, what to change, or whether they are sure. */
export type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'change' | 'disable' | 'remove' | 'codes-off'; person: Person };
