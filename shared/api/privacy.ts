import * as z from 'zod/mini';
import { personalDataRequest, personalItem } from '../privacy/personal-data.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** The cursor for the body of the next request; absent after the last part. */
const next = z.optional(z.string());

/** Lists what is stored about the person with an e-mail address, ignoring case, in parts. */
export const findPersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/search',
  group: 'privacy',
  access: 'owner',
  audited: { act: 'person-data-shown' },
  body: personalDataRequest,
  response: z.object({ found: z.array(personalItem), next }),
  costly: true,
});

/** Deletes what {@link findPersonalData} finds, in parts, and returns how many items those were. */
export const deletePersonalData = endpoint({
  method: 'POST',
  path: '/api/admin/personal-data/deletion',
  group: 'privacy',
  access: 'owner',
  audited: { act: 'person-data-deleted' },
  body: personalDataRequest,
  response: z.object({ deleted: z.number(), next }),
  costly: true,
});
