import * as z from 'zod/mini';
import { confirmation } from '../content/confirmation.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** Lists owners' confirmations of claims, with the confirmed words. Endpoints for visitors never return them. */
export const getConfirmations = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  group: 'content',
  access: 'editor',
  response: z.array(confirmation),
});

/**
 * Confirms a claim in its current words in both languages. 409 if the words in the request are not the stored ones. Repeating
 * the call changes only the time.
 */
export const confirmClaim = endpoint({
  method: 'PUT',
  path: '/api/admin/claims/{key}',
  group: 'content',
  access: 'owner',
  audited: { act: 'claim-confirmed', thing: 'content' },
  body: z.object({ en: z.string('required'), ar: z.string('required') }),
  response: confirmation,
});

/** Withdraws the confirmation of a claim, if there is one. */
export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: '/api/admin/claims/{key}',
  group: 'content',
  access: 'owner',
  audited: { act: 'claim-withdrawn', thing: 'content' },
});
