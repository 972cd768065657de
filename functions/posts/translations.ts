import * as data from '#functions/data/posts/translations.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const listTranslations: Operation<'listTranslations'> = async () => ({
  body: await data.listTranslations(new Date()),
});

export const getTranslation: Operation<'getTranslation'> = async ({ query: { kind, id } }) => {
  const work = await data.getTranslation(kind, id);
  if (!work) throw new NotFound('There is no such thing any more; reload the list.');
  return { body: work };
};
