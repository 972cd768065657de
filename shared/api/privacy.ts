import * as z from 'zod/mini';
import { personalDataRequest, personalItem } from '../privacy/personal-data.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Absent after the last part; else where the next one starts, for the body of the next request. */
const next = z.optional(z.string());

/** What is stored about the person with an e-mail address, in whatever case it was written: a part of it at a time. */
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

/** Deletes what {@link findPersonalData} finds, a part at a time, and says how many items those were. */
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
