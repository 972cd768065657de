import * as z from 'zod/mini';
import { maxPreviewTexts } from '#shared/content/draft.ts';
import { languages } from '#shared/language.ts';
import { postBodyMaxBytes } from '#shared/posts/fields.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { previewLink } from '#shared/posts/preview-link.ts';
import { copyFields } from '#shared/posts/working-copy.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { idempotencyKey } from '../endpoint/idempotency.ts';

/**
 * Returns the page of a post as visitors would see it with these fields, stored or not: a whole document without script.
 * Stores nothing. `id` is the post's id, or the one it would get.
 */
export const renderPreview = endpoint({
  method: 'POST',
  path: '/api/admin/previews',
  group: 'previews',
  access: 'editor',
  audited: false,
  body: z.object({
    kind: z.enum(postKinds),
    id: idempotencyKey,
    language: z.enum(languages),
    fields: copyFields,
  }),
  bodyMaxBytes: postBodyMaxBytes,
  response: z.string(),
  mediaType: 'text/html',
});

/**
 * Returns a fixed page as visitors would see it if these texts were stored: a whole document without script. Stores
 * nothing. `path` is the page's English path.
 */
export const renderContentPreview = endpoint({
  method: 'POST',
  path: '/api/admin/previews/content',
  group: 'previews',
  access: 'editor',
  audited: false,
  body: z.object({
    path: z.string('required').check(z.regex(/^\/[\w/-]*$/, 'invalid'), z.maxLength(200, 'too-long')),
    language: z.enum(languages),
    texts: z
      .array(z.object({ key: z.string(), value: z.string(), valueAr: z.string() }))
      .check(z.maxLength(maxPreviewTexts, 'too-long')),
  }),
  bodyMaxBytes: postBodyMaxBytes,
  response: z.string(),
  mediaType: 'text/html',
});

const links = {
  group: 'previews',
  access: 'editor',
  path: '/api/admin/preview-links/{kind}/{id}',
} as const;

/**
 * Lists the links through which people without an account can see a post before it is published, newest first. With the kind
 * `page`, the links to a page with the drafts of its texts. A token is returned only once, when its link is made.
 */
export const listPreviewLinks = endpoint({ ...links, method: 'GET', response: z.array(previewLink) });

/** Makes a link and returns its token, which is not stored. */
export const makePreviewLink = endpoint({
  ...links,
  method: 'POST',
  audited: { act: 'preview-link-made' },
  response: z.object({ link: previewLink, token: z.string() }),
});

/** Ends a link at once. Succeeds without effect if it has ended already. */
export const revokePreviewLink = endpoint({
  ...links,
  method: 'DELETE',
  path: `${links.path}/{link}`,
  audited: { act: 'preview-link-revoked' },
});

/** The page of a post, or a page with the drafts of its texts, as it would be published now, for people with a link. */
export const sharePreview = endpoint({
  method: 'GET',
  path: '/share/preview/{token}',
  group: 'previews',
  access: 'public',
  query: z.object({ language: z.optional(z.enum(languages)) }),
  response: z.string(),
  mediaType: 'text/html',
});
