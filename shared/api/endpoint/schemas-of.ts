import type { Endpoint, schemas } from './endpoint.ts';

/** What an endpoint takes and answers, to be checked: only servers do, and only they have it (`web/build/plugins/lean-schemas.ts`). */
export function schemasOf<E extends Endpoint>(endpoint: E): E[typeof schemas] {
  // `endpoint` made it of an object that has them, and hid them from its type.
  return endpoint as unknown as E[typeof schemas];
}
