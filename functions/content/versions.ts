import { updateContent } from '#functions/data/content/content.ts';
import { getVersion, listVersions } from '#functions/data/versions/list-versions.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { notKept } from '#functions/http/versions.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { isVersionId, type WholeVersion } from '#shared/versions/version.ts';
import { siteContent } from './site-content.ts';

/** Lists the versions of an item. An item that was never saved has none and shows its default. */
export const getContentVersions: Operation<'getContentVersions'> = async ({ params: { key }, query }) => {
  const page = await listVersions({ kind: 'content', id: known(key) }, new Date(), query.before);
  return { body: page ?? { versions: [] } };
};

export const getContentVersion: Operation<'getContentVersion'> = async ({ params: { key, version } }) => ({
  body: await find(known(key), version),
});

/**
 * Restores a version by one more save. If the Arabic was not outdated in that version, it does not count as outdated
 * afterwards.
 */
export const restoreContentVersion: Operation<'restoreContentVersion'> = async ({
  params,
  body: { version },
  administrator,
}) => {
  const key = known(params.key);
  const { fields } = await find(key, params.version);
  const { value = '', valueAr = '', valueUpdatedAt = '', valueArUpdatedAt = '' } = fields;
  const arabicIsCurrent = valueArUpdatedAt >= valueUpdatedAt;
  const update = { value: String(value), valueAr: String(valueAr), version, arabicIsCurrent };
  const result = await updateContent(key, update, new Date(), administrator.username);
  siteContent.forget();
  if (!result.saved) {
    const text = 'Somebody else changed this item meanwhile; look at it again.';
    throw new Conflict(text, result.item, result.savedBy);
  }
  return { body: result.item };
};

function known(key: string): ContentKey {
  if (!isContentKey(key)) throw new NotFound('There is no content item with this key; reload the editor.');
  return key;
}

async function find(id: ContentKey, version: string): Promise<WholeVersion> {
  const found = isVersionId(version)
    ? await getVersion({ kind: 'content', id }, version, new Date())
    : undefined;
  if (!found) throw notKept();
  return found;
}
