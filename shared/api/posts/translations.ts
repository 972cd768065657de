import { translationWork, waitingTranslations } from '#shared/content/translation.ts';
import { endpoint } from '../endpoint/endpoint.ts';

/** Lists texts, posts, categories and pictures whose Arabic is missing or outdated. Counts all, and names the first ones. */
export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/admin/translations',
  group: 'posts',
  access: 'editor',
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
