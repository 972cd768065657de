import * as z from 'zod/mini';
import { ApiError } from '#web/lib/api-client.ts';
import type { PostDraft, PostRecord } from './editor/post-drafts.ts';
import { postApis } from './post-api.ts';

/** Stores a draft: as a new post, or over the version it was written over. See {@link conflictingPost}. */
export function savePost(draft: PostDraft): Promise<PostRecord> {
  return postApis[draft.kind][draft.base.version === 0 ? 'create' : 'update'](draft);
}

const storedPost = z.catchall(
  z.object({
    id: z.string(),
    title: z.string(),
    published: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number(),
  }),
  z.union([z.string(), z.boolean(), z.number()]),
);

/** What is stored now, when a save failed because somebody else had changed the post. */
export function conflictingPost(error: Error): PostRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return storedPost.safeParse(error.problem?.current).data;
}
