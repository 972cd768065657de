import { noteEditing as note, othersEditing } from '#functions/data/editing.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { isContentKey } from '#shared/content/registry.ts';

export const noteEditing: Operation<'noteEditing'> = async ({ params: { key }, administrator }) => {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  const now = new Date();
  const { accountId, username } = administrator;
  await note(key, { accountId, username }, now);
  return { body: { others: await othersEditing(key, accountId, now) } };
};
