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

/** Lists the texts in which something stands, with what each place becomes; `more` counts those that are not listed. */
export const findTexts = endpoint({
  method: 'POST',
  path: '/api/admin/replacements/found',
  group: 'posts',
  access: 'editor',
  audited: false,
  body: soughtText,
  response: z.object({ texts: z.array(foundText), more: z.int() }),
});

/** Replaces in texts by a save of each thing, over the version in which it was found and no other. */
export const replaceTexts = endpoint({
  method: 'POST',
  path: '/api/admin/replacements',
  group: 'posts',
  access: 'editor',
  audited: { act: 'texts-replaced' },
  body: replacementInput,
  response: replacementOutcome,
});

/** Takes replacements back, each where nothing was saved since. */
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
