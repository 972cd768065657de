import {
  getReplyTemplates as readTemplates,
  getSavedViews as readViews,
  saveReplyTemplates,
  saveViews,
} from '#functions/data/messages/inbox-lists.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getSavedViews: Operation<'getSavedViews'> = async ({ administrator }) => ({
  body: await readViews(administrator),
});

export const updateSavedViews: Operation<'updateSavedViews'> = async ({ administrator, body }) => {
  const { saved, stored } = await saveViews(administrator, body);
  if (!saved) throw new Conflict('The views were changed in another window meanwhile.', stored);
  return { body: stored };
};

export const getReplyTemplates: Operation<'getReplyTemplates'> = async () => ({
  body: await readTemplates(),
});

export const updateReplyTemplates: Operation<'updateReplyTemplates'> = async ({ body }) => {
  const { saved, stored } = await saveReplyTemplates(body);
  if (!saved) throw new Conflict('The reply templates were changed meanwhile; look at them again.', stored);
  return { body: stored };
};
