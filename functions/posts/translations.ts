import * as data from '#functions/data/posts/translations.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { translatedKinds } from '#shared/content/translation.ts';

export const listTranslations: Operation<'listTranslations'> = async ({ query: { include } }) => ({
  body: await data.listTranslations(new Date(), include === 'latest'),
});

export const getTranslation: Operation<'getTranslation'> = async ({ params }) => {
  const kind = translatedKinds.find((one) => one === params.kind);
  const work = kind && (await data.getTranslation(kind, params.id));
  if (!work) throw new NotFound('There is no such thing any more; reload the list.');
  return { body: work };
};
