import type { Endpoint, schemas } from './endpoint.ts';

/** Returns the schemas of an endpoint for validation. Only servers have them (`web/build/plugins/lean-schemas.ts`). */
export function schemasOf<E extends Endpoint>(endpoint: E): E[typeof schemas] {
  // `endpoint` returned the object it was given and only hid its schemas from the type.
  return endpoint as unknown as E[typeof schemas];
}
