import * as z from 'zod/mini';
import { postBodyMaxBytes } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { categoryQuery, postListQuery, postPageQuery } from '#shared/posts/query.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { endpoint } from '../endpoint/endpoint.ts';

/** The CDN keeps responses for visitors for two seconds; people with a session bypass it. */
const briefly = 'public, max-age=0, s-maxage=2';

/** Makes the endpoints of the posts of a kind. */
/* @__NO_SIDE_EFFECTS__ */
function endpointsOf<const K extends PostKind>(kind: K) {
  const forVisitors = { method: 'GET', group: 'posts', access: 'public', cache: briefly } as const;
  const forAdministrators = { group: 'posts', access: 'editor' } as const;
  const path = `/api/${segmentOf(kind)}` as const;
  const adminPath = `/api/admin/${segmentOf(kind)}` as const;
  return {
    /**
     * Lists published posts, newest first. Without `fields=summary` a page has at most 20, and fewer if they are long.
     */
    list: endpoint({
      ...forVisitors,
      path,
      query: postListQuery,
      response: z.array(postSchemas[kind].summary),
    }),
    /** Returns a published post, by its id, its slug or a former slug. */
    get: endpoint({ ...forVisitors, path: `${path}/{id}`, response: postSchemas[kind].post }),
    /** Lists all posts, drafts included, newest first. */
    listAll: endpoint({
      ...forAdministrators,
      method: 'GET',
      path: adminPath,
      query: postPageQuery,
      response: z.array(postSchemas[kind].summary),
    }),
    /** Returns a post as it is now, drafts included, for an editor who has only read its summary. */
    getAny: endpoint({
      ...forAdministrators,
      method: 'GET',
      path: `${adminPath}/{id}`,
      response: postSchemas[kind].post,
    }),
    /** Creates a post. With an `Idempotency-Key` a retry creates no second one. */
    create: endpoint({
      ...forAdministrators,
      method: 'POST',
      path: adminPath,
      audited: { act: 'post-created', thing: kind },
      body: postSchemas[kind].newPost,
      bodyMaxBytes: postBodyMaxBytes,
      response: postSchemas[kind].post,
    }),
    /** Saves a post. 409, with the stored post as `current`, if the given version is not the stored one. */
    update: endpoint({
      ...forAdministrators,
      method: 'PUT',
      path: `${adminPath}/{id}`,
      audited: { act: 'post-edited', thing: kind },
      body: postSchemas[kind].update,
      bodyMaxBytes: postBodyMaxBytes,
      response: postSchemas[kind].post,
    }),
    delete: endpoint({
      ...forAdministrators,
      method: 'DELETE',
      path: `${adminPath}/{id}`,
      audited: { act: 'post-deleted', thing: kind },
    }),
  } as const;
}

export type PostEndpoints<K extends PostKind> = ReturnType<typeof endpointsOf<K>>;
/** Names of the endpoints that posts of any kind have. */
export type PostVerb = keyof PostEndpoints<PostKind>;

export const postEndpoints = forEveryKind(endpointsOf) as { readonly [K in PostKind]: PostEndpoints<K> };

/** A kind of posts and an endpoint's name, as a pair. */
type Pair<Verb extends string> = { [K in PostKind]: { [V in Verb]: { kind: K; verb: V } }[Verb] }[PostKind];
/** The name of a kind's endpoint in the table of all endpoints. */
type NameOf<
  Verb extends string,
  K extends PostKind,
> = `${Verb}${Capitalize<K>}${Verb extends `list${string}` ? 'Posts' : 'Post'}`;
/** A table for each kind, with an entry for each of its endpoints. */
type ByKind = { readonly [K in PostKind]: Readonly<Record<string, unknown>> };

/** A table with an entry for each endpoint of each kind, by the endpoint's name. */
export type ByPostEndpoint<Entries extends ByKind> = {
  readonly [P in Pair<keyof Entries[PostKind] & string> as NameOf<
    P['verb'],
    P['kind']
  >]: Entries[P['kind']][P['verb']];
};

/** Returns all entries of the tables of the kinds in one table, by the names of the endpoints. */
export function byPostEndpoint<Entries extends ByKind>(entries: Entries): ByPostEndpoint<Entries> {
  const named = postKinds.flatMap((kind) =>
    Object.entries(entries[kind]).map(([verb, entry]) => [nameOf(verb, kind), entry]),
  );
  return Object.fromEntries(named) as ByPostEndpoint<Entries>;
}

function nameOf(verb: string, kind: PostKind): string {
  const name = `${verb}${kind.charAt(0).toUpperCase()}${kind.slice(1)}Post`;
  return verb.startsWith('list') ? `${name}s` : name;
}

/** Lists the categories of the published blog posts as a reader of a language sees them, in alphabetical order. */
export const listBlogCategories = endpoint({
  method: 'GET',
  path: '/api/blog-posts/categories',
  group: 'posts',
  access: 'public',
  query: categoryQuery,
  response: z.array(z.string()),
  cache: briefly,
});

/** Every endpoint about posts, by its name. */
export const posts = { ...byPostEndpoint(postEndpoints), listBlogCategories };
