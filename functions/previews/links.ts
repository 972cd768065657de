import * as links from '#functions/data/posts/preview-links.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { postIn } from '#functions/http/post-address.ts';
import { mostPreviewLinks } from '#shared/posts/preview-link.ts';
import { currentPost } from './previewed-post.ts';

export const listPreviewLinks: Operation<'listPreviewLinks'> = async ({ params }) => {
  const { kind, id } = postIn(params);
  return { body: await links.listPreviewLinks(kind, id, new Date()) };
};

export const makePreviewLink: Operation<'makePreviewLink'> = async ({ params, administrator, note }) => {
  const { kind, id } = postIn(params);
  note({ thing: kind });
  const now = new Date();
  const [post, others] = await Promise.all([
    currentPost(kind, id, now),
    links.listPreviewLinks(kind, id, now),
  ]);
  if (!post) throw new NotFound('Nothing is stored of this post; save it, then make the link.');
  note({ title: post.title });
  if (others.length >= mostPreviewLinks) {
    throw new Conflict('There are too many links to this post; revoke one, then make another.');
  }
  return { body: await links.makePreviewLink(kind, id, now, administrator.username) };
};

export const revokePreviewLink: Operation<'revokePreviewLink'> = async ({ params, note }) => {
  const { kind, id } = postIn(params);
  note({ thing: kind });
  await links.revokePreviewLink(kind, id, params.link);
  return { body: undefined };
};
