import { logFailure } from '#functions/data/log-failure.ts';
import { isMissingPicture } from '#functions/data/pictures/picture.ts';
import { getPost, PostDeletedError, createPost as storePost } from '#functions/data/posts/post.ts';
import { updatePost as storeUpdate } from '#functions/data/posts/save-post.ts';
import { SlugTakenError } from '#functions/data/posts/slugs.ts';
import { deletePost as remove } from '#functions/data/posts/trash.ts';
import { dropWorkingCopy } from '#functions/data/working-copies/end-copy.ts';
import { BadRequest, Conflict } from '#functions/http/errors.ts';
import { isId, newId } from '#functions/http/idempotency.ts';
import type { Facts, Reply } from '#functions/http/operation.ts';
import type { SignedIn } from '#functions/http/session.ts';
import { noPictureThere } from '#shared/images/image.ts';
import type { NewsletterWish } from '#shared/newsletter/audience.ts';
import { emptyFields, type PostProblem } from '#shared/posts/fields.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type Post, type PostUpdate, postSchemas } from '#shared/posts/schemas.ts';
import { postNotFound } from '../http/post-address.ts';
import { withCategoryNames } from './categories.ts';

/**
 * Returns the operation that stores a new post of a kind, once per idempotency key. Missing fields are empty; the post
 * is a draft.
 */
export function createPost<K extends PostKind>(kind: K) {
  const { fields } = postSchemas[kind];
  return async ({ body, header, administrator, note }: CreateRequest): Promise<Reply<Post<K>>> => {
    const id = newId(header('idempotency-key'));
    note({ thingId: id });
    refuseNewsletter(kind, body.newsletter);
    const input = await withCategoryNames(kind, fields.parse({ ...emptyFields(fields), ...body }));
    // With `id`, a post may keep the picture path that it has: an earlier try may have stored the post, with only the answer
    // lost.
    await refuseDeadPicture(kind, input, id);
    const by = administrator.username;
    const { outcome, post, savedBy } = await storePost(
      kind,
      id,
      { ...input, newsletter: body.newsletter },
      new Date(),
      by,
    ).catch((error) => rethrowForEditor(error instanceof PostDeletedError ? postNotFound() : error));
    if (outcome === 'different') {
      throw new Conflict(
        'This post was already saved with other content; choose which version to keep.',
        post,
        savedBy,
      );
    }
    note({ title: post.title });
    return { status: 201, body: post };
  };
}

interface CreateRequest {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly body: {
    readonly copy?: number | undefined;
    readonly newsletter?: NewsletterWish | undefined;
  };
  readonly header: (name: Lowercase<string>) => string | undefined;
  readonly note: (facts: Facts) => void;
}

/** Returns the operation that saves an editor's changes to a post of a kind. */
export function updatePost<K extends PostKind>(kind: K) {
  return async ({ params: { id }, body, administrator, note }: UpdateRequest<K>): Promise<Reply<Post<K>>> => {
    refuseNewsletter(kind, body.newsletter);
    const update = await withCategoryNames(kind, body);
    if (isId(id)) await refuseDeadPicture(kind, update, id);
    const result = isId(id)
      ? await storeUpdate(kind, id, update, new Date(), administrator.username).catch(rethrowForEditor)
      : undefined;
    if (!result) throw postNotFound();
    note({ title: result.post.title });
    if (!result.saved) {
      throw new Conflict(
        'Somebody else changed this post meanwhile; choose which version to keep.',
        result.post,
        result.savedBy,
      );
    }
    return { body: result.post };
  };
}

interface UpdateRequest<K extends PostKind> {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly params: { readonly id: string };
  readonly body: PostUpdate<K>;
  readonly note: (facts: Facts) => void;
}

/** Returns the operation that moves a post of a kind to the trash. */
export function deletePost(kind: PostKind) {
  return async ({ params: { id }, administrator, note }: DeleteRequest): Promise<Reply<undefined>> => {
    const post = isId(id) ? await getPost(kind, id) : undefined;
    note({ title: post?.title });
    if (!isId(id) || !(await remove(kind, id, new Date(), administrator.username))) throw postNotFound();
    return { body: undefined };
  };
}

interface DeleteRequest {
  readonly administrator: Pick<SignedIn, 'username'>;
  readonly params: { readonly id: string };
  readonly note: (facts: Facts) => void;
}

/**
 * Returns an operation that saves a post of a kind and then ends the working copy that was saved with it. If ending it
 * fails the post is saved all the same, and a copy equal to the post is left.
 */
export function saveThenEndCopy<
  Request extends { readonly body: { readonly copy?: number | undefined } },
  Saved extends { readonly id: string },
>(kind: PostKind, save: (request: Request) => Promise<Reply<Saved>>) {
  return async (request: Request): Promise<Reply<Saved>> => {
    const { copy, ...body } = request.body;
    const reply = await save({ ...request, body });
    if (copy === undefined) return reply;
    await dropWorkingCopy(kind, reply.body.id, copy, new Date()).catch((error) =>
      logFailure('Working copy left', error, { kind, id: reply.body.id }),
    );
    return reply;
  };
}

/** Refuses the newsletter for a post that is no post of the blog. */
function refuseNewsletter(kind: PostKind, newsletter: NewsletterWish | undefined): void {
  if (kind === 'blog' || newsletter === undefined || newsletter === 'none') return;
  throw new BadRequest('Only posts of the blog are sent to the newsletter; save this one without.', [
    { field: 'newsletter', problem: 'invalid' },
  ]);
}

const noPicture: PostProblem = 'no-picture';

/**
 * Refuses a post whose picture is a path of this site without a picture. The post `id` may keep the path that it has:
 * it may be older than this check, or its picture may have been deleted since.
 *
 * @throws BadRequest
 */
async function refuseDeadPicture(kind: PostKind, fields: object, id?: string): Promise<void> {
  const address = pictureOf(fields);
  if (!address || !(await isMissingPicture(address))) return;
  const stored = id === undefined ? undefined : await getPost(kind, id);
  if (stored && pictureOf(stored) === address) return;
  throw new BadRequest(noPictureThere, [{ field: 'imageUrl', problem: noPicture }]);
}

function pictureOf(fields: object): string | undefined {
  return 'imageUrl' in fields && typeof fields.imageUrl === 'string' ? fields.imageUrl : undefined;
}

const taken: Refusal = ['Another post has this address ending; choose another.', 'taken'];
const inTrash: Refusal = [
  'A post in the trash has this address ending; choose another, or restore that post or delete it for good.',
  'taken-in-trash',
];
type Refusal = readonly [sentence: string, problem: PostProblem];

/**
 * Turns an error of a save into one for its editor.
 * @throws BadRequest if another post has the slug, otherwise the given error
 */
export function rethrowForEditor(error: unknown): never {
  if (!(error instanceof SlugTakenError)) throw error;
  const [sentence, problem] = error.isInTrash ? inTrash : taken;
  throw new BadRequest(sentence, [{ field: 'slug', problem }]);
}
