import { logFailure } from '#functions/data/log-failure.ts';
import { dropWorkingCopy } from '#functions/data/working-copies/end-copy.ts';
import type { Reply } from '#functions/http/operation.ts';
import type { PostKind } from '#shared/posts/kinds.ts';

/**
 * An operation that saves a post of a kind, and then ends the working copy that was saved with it. The post is saved also where that
 * fails: then a copy is left that says what the post says.
 */
export function endingCopy<
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
