import * as z from 'zod/mini';
import { confirmation } from '../content/confirmation.ts';
import { endpoint } from './endpoint/endpoint.ts';

/** What owners have confirmed of what the site says, by the words they confirmed. What visitors read holds nothing of it. */
export const getConfirmations = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  group: 'content',
  access: 'editor',
  response: z.array(confirmation),
});

/** Confirms a claim as it reads in both languages. Other words than those stored now are 409. Doing it again changes nothing but the time. */
export const confirmClaim = endpoint({
  method: 'PUT',
  path: '/api/admin/claims/{key}',
  group: 'content',
  access: 'owner',
  audited: { act: 'claim-confirmed', thing: 'content' },
  body: z.object({ en: z.string('required'), ar: z.string('required') }),
  response: confirmation,
});

/** Takes back that a claim was confirmed, if it was. */
export const withdrawClaim = endpoint({
  method: 'DELETE',
  path: '/api/admin/claims/{key}',
  group: 'content',
  access: 'owner',
  audited: { act: 'claim-withdrawn', thing: 'content' },
});
