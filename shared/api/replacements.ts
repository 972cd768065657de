import * as z from 'zod/mini';
import {
  foundText,
  replacementInput,
  replacementOutcome,
  replacementUndo,
  soughtText,
} from '../content/replacement.ts';
import { postBodyMaxBytes } from '../posts/fields.ts';
import { endpoint } from './endpoint/endpoint.ts';

/**
 * Lists the texts that contain the sought words, with the result of each replacement; `more` counts those that are not
 * listed.
 */
export const findTexts = endpoint({
  method: 'POST',
  path: '/api/admin/replacements/found',
  group: 'posts',
  access: 'editor',
  audited: false,
  body: soughtText,
  response: z.object({ texts: z.array(foundText), more: z.int() }),
});

/** Replaces words by saving each item, but only if its version is still the one in which the words were found. */
export const replaceTexts = endpoint({
  method: 'POST',
  path: '/api/admin/replacements',
  group: 'posts',
  access: 'editor',
  audited: { act: 'texts-replaced' },
  body: replacementInput,
  response: replacementOutcome,
});

/** Undoes the replacements in each item that was not saved since. */
export const undoReplacement = endpoint({
  method: 'POST',
  path: '/api/admin/replacements/undone',
  group: 'posts',
  access: 'editor',
  audited: { act: 'replacement-undone' },
  body: replacementUndo,
  bodyMaxBytes: postBodyMaxBytes,
  response: replacementOutcome,
});
