import * as z from 'zod/mini';
import { translationWork, waitingTranslations } from '#shared/content/translation.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { include } from '../endpoint/latest.ts';

/**
 * Lists texts, posts, categories and pictures whose Arabic is missing or outdated. Counts all, and names the first ones.
 * Posts and pictures may be a moment behind, except with `include=latest`.
 */
export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/admin/translations',
  group: 'posts',
  access: 'editor',
  query: z.object({ include }),
  response: waitingTranslations,
});

/** Returns the texts of one item whose Arabic is missing or outdated; none if all of it is current. */
export const getTranslation = endpoint({
  method: 'GET',
  path: '/api/admin/translations/{kind}/{id}',
  group: 'posts',
  access: 'editor',
  response: translationWork,
});
