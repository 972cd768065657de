import * as z from 'zod/mini';
import { forEveryKind, type PostKind, segmentOf } from '#shared/posts/kinds.ts';
import { postPageQuery } from '#shared/posts/query.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { restoration, versionPage, versionQuery, wholeVersion } from '#shared/versions/version.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { byPostEndpoint } from './posts.ts';

const deletion = z.object({ deletedAt: z.iso.datetime(), deletedBy: z.string() });

/** Makes the endpoints that undo changes of the posts of a kind. */
/* @__NO_SIDE_EFFECTS__ */
function endpointsOf<const K extends PostKind>(kind: K) {
  const forAdministrators = { group: 'posts', access: 'editor' } as const;
  const path = `/api/admin/${segmentOf(kind)}/{id}/versions` as const;
  const trash = `/api/admin/deleted-${segmentOf(kind)}` as const;
  return {
    /** Lists the versions of a post, newest first, beginning with the current one. */
    getVersionsOf: endpoint({
      ...forAdministrators,
      method: 'GET',
      path,
      query: versionQuery,
      response: versionPage,
    }),
    getVersionOf: endpoint({
      ...forAdministrators,
      method: 'GET',
      path: `${path}/{version}`,
      response: wholeVersion,
    }),
    /**
     * Restores a version by a save. 409, with the stored post as `current`, if the version to save over is not the
     * stored one.
     */
    restoreVersionOf: endpoint({
      ...forAdministrators,
      method: 'POST',
      path: `${path}/{version}/restore`,
      audited: { act: 'post-restored', thing: kind },
      body: restoration,
      response: postSchemas[kind].post,
    }),
    /** Lists the posts in the trash, latest deletion first. */
    listDeleted: endpoint({
      ...forAdministrators,
      method: 'GET',
      path: trash,
      query: postPageQuery,
      response: z.array(z.intersection(postSchemas[kind].summary, deletion)),
    }),
    /** Restores a post from the trash. */
    undelete: endpoint({
      ...forAdministrators,
      method: 'POST',
      path: `${trash}/{id}/restore`,
      audited: { act: 'post-undeleted', thing: kind },
      response: postSchemas[kind].post,
    }),
    /** Deletes a post in the trash permanently. */
    purge: endpoint({
      ...forAdministrators,
      method: 'DELETE',
      path: `${trash}/{id}`,
      audited: { act: 'post-purged', thing: kind },
    }),
  } as const;
}

export type PostVersionEndpoints<K extends PostKind> = ReturnType<typeof endpointsOf<K>>;
export type PostVersionVerb = keyof PostVersionEndpoints<PostKind>;

/** The endpoints of each kind. They have a file of their own, because visitors load the file with the endpoints of posts. */
export const postVersionEndpoints = forEveryKind(endpointsOf) as {
  readonly [K in PostKind]: PostVersionEndpoints<K>;
};

/** Every endpoint about versions and the trash of posts, by its name. */
export const postVersions = byPostEndpoint(postVersionEndpoints);
