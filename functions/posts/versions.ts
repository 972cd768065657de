import { updatePost } from '#functions/data/posts/save-post.ts';
import { getVersion, listVersions, olderArabicIn } from '#functions/data/versions/list-versions.ts';
import { Conflict } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import { parseInput } from '#functions/http/input.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import { notKept } from '#functions/http/versions.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, type PostUpdate, postSchemas } from '#shared/posts/schemas.ts';
import {
  isVersionId,
  publicationFields,
  type Restoration,
  type VersionPage,
  type WholeVersion,
} from '#shared/versions/version.ts';
import { postNotFound } from '../http/post-address.ts';
import { rethrowForEditor } from './save-post.ts';

export function listPostVersions(kind: PostKind) {
  return async ({ params: { id }, query }: ListRequest): Promise<Reply<VersionPage>> => {
    const page = isId(id) ? await listVersions({ kind, id }, new Date(), query.before) : undefined;
    if (!page) throw postNotFound();
    return { body: page };
  };
}

/** Returns the operation that gives one version of a post of a kind. */
export function getPostVersion(kind: PostKind) {
  return async ({ params }: { params: VersionParams }): Promise<Reply<WholeVersion>> => ({
    body: await find(kind, params),
  });
}

/**
 * Returns the operation that restores a version of a post, by one more save. Discarded texts must be complete; a version that
 * was stored once may be stored again, whatever today's form requires. Its Arabic counts as outdated if it was outdated at that
 * time.
 */
export function restorePostVersion<K extends PostKind>(kind: K) {
  const { fields: known, update } = postSchemas[kind];
  return async ({ params, body, administrator, note }: RestoreRequest): Promise<Reply<Post<K>>> => {
    const { state, fields } = await find(kind, params);
    const taken = Object.entries(fields).filter(
      ([name]) => name in known.shape && (body.publication || !publicationFields.includes(name)),
    );
    const changes = Object.fromEntries(taken) as PostUpdate<K>;
    const checked = state === 'discarded' ? (parseInput(update, changes) as PostUpdate<K>) : changes;
    const { version } = body;
    const by = administrator.username;
    const older = await olderArabicIn({ kind, id: params.id }, params.version);
    const restored = { older, isAtItsAddress: state !== 'discarded' };
    const save = { ...checked, version };
    const result = await updatePost(kind, params.id, save, new Date(), by, restored).catch(rethrowForEditor);
    if (!result) throw postNotFound();
    note({ title: result.post.title });
    if (!result.saved) {
      const text = 'Somebody else changed this post meanwhile; look at it again.';
      throw new Conflict(text, result.post, result.savedBy);
    }
    return { body: result.post };
  };
}

async function find(kind: PostKind, { id, version }: VersionParams): Promise<WholeVersion> {
  const isThere = isId(id) && isVersionId(version);
  const found = isThere ? await getVersion({ kind, id }, version, new Date()) : undefined;
  if (!found) throw notKept();
  return found;
}

interface ListRequest {
  readonly params: { readonly id: string };
  readonly query: { readonly before?: string | undefined };
}
interface VersionParams {
  readonly id: string;
  readonly version: string;
}
interface RestoreRequest {
  readonly params: VersionParams;
  readonly body: Restoration;
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly note: (facts: Facts) => void;
}
