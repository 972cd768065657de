import { createHash } from 'node:crypto';
import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const token = 'L'.repeat(43);
const id = createHash('sha256').update(token).digest('base64url');
const post = 'post-that-is-looked-at';
const endsAt = '2026-05-08T12:00:00.000Z';

/** The stored shapes of a link that shows a post to people without an account. */
export const previewLinks = {
  'preview-link': {
    key: { pk: `preview-link#${id}`, sk: 'preview-link' },
    oldest: {
      ...{ id, kind: 'blog', post, createdAt, endsAt },
      ...{ gsi1pk: `preview-link#blog#${post}`, gsi1sk: `${createdAt}#${id}` },
    },
    newer: { language: 'ar', endsAt: '2026-06-08T12:00:00.000Z' },
    // A link whose target or end cannot be read is treated as missing.
    damaged: {},
    reads: (data) => [
      data.findPreviewLink(token, now),
      data.listPreviewLinks('blog', post, now).then((links) => links.find((one) => one.id === id)),
    ],
    readAs: {
      oldest: { id, createdAt, endsAt },
      newer: { endsAt: '2026-06-08T12:00:00.000Z' },
      damaged: { id },
    },
    edit: (data) => data.makePreviewLink('blog', post, now, 'dara'),
  },
} satisfies Record<string, StoredShapes>;
