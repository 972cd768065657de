import * as links from '#functions/data/posts/preview-links.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { postIn } from '#functions/http/post-address.ts';
import { maxPreviewLinks, pagePathOf } from '#shared/posts/preview-link.ts';
import { loadRenderer } from './load-renderer.ts';
import { currentPost, hasPreview } from './previewed-post.ts';

interface Linked {
  readonly kind: links.LinkedKind;
  readonly id: string;
}

/** Returns the target named by the URL of a link. */
function linkedIn(params: Readonly<Record<'kind' | 'id', string>>): Linked {
  return params.kind === 'page' ? { kind: 'page', id: params.id } : postIn(params);
}

export const listPreviewLinks: Operation<'listPreviewLinks'> = async ({ params }) => {
  const { kind, id } = linkedIn(params);
  return { body: await links.listPreviewLinks(kind, id, new Date()) };
};

export const makePreviewLink: Operation<'makePreviewLink'> = async ({ params, administrator, note }) => {
  const { kind, id } = linkedIn(params);
  if (kind !== 'page') note({ thing: kind });
  const now = new Date();
  const [title, others] = await Promise.all([
    titleOf({ kind, id }, now),
    links.listPreviewLinks(kind, id, now),
  ]);
  note({ title });
  if (others.length >= maxPreviewLinks) {
    throw new Conflict('There are too many links to this page; revoke one, then make another.');
  }
  return { body: await links.makePreviewLink(kind, id, now, administrator.username) };
};

/**
 * Returns the name of a link's target: the title of a post, or the path of a page.
 *
 * @throws NotFound if there is no such target
 */
async function titleOf({ kind, id }: Linked, now: Date): Promise<string> {
  if (kind === 'page') {
    const path = pagePathOf(id);
    if (!hasPreview(await loadRenderer(), path)) throw new NotFound('There is no preview of this page.');
    return path;
  }
  const post = await currentPost(kind, id, now);
  if (!post) throw new NotFound('Nothing is stored of this post; save it, then make the link.');
  return post.title;
}

export const revokePreviewLink: Operation<'revokePreviewLink'> = async ({ params, note }) => {
  const { kind, id } = linkedIn(params);
  if (kind !== 'page') note({ thing: kind });
  await links.revokePreviewLink(kind, id, params.link);
  return { body: undefined };
};
