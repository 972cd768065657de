import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const id = 'a-post-under-a-slug';

/** The stored shapes of the reservation of a slug by a post. */
export const slugs = {
  slug: {
    key: { pk: 'slug#blog#counted', sk: 'slug' },
    oldest: { id },
    newer: { claimedAt: createdAt },
    damaged: { claimedAt: 5 },
    beside: { pk: `blog#${id}`, sk: 'blog', id, createdAt, summary: { slug: 'counted' } },
    reads: (data) => [data.getPostBySlug('blog', 'counted')],
    readAs: { oldest: { id }, newer: { id }, damaged: { id } },
    edit: async (data) => {
      await data.claimSlug('blog', 'counted', id, now);
      return 'claimed';
    },
  },
} satisfies Record<string, StoredShapes>;
