import type { Person } from '#shared/people/person.ts';

/** What becomes of somebody who goes. `hand-over`: only their work goes, of somebody who is disabled already. */
export type Leaving = 'disable' | 'remove' | 'hand-over';

/** What is asked of an owner: whom to invite, what to change, which sessions to end, who takes over, or whether they are sure. */
export type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'change' | 'sessions' | 'codes-off' | Leaving; person: Person };
