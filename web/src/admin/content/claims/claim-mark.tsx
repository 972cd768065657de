import type { ContentKey } from '#shared/content/registry.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { useIsUnconfirmed } from './claims-queries.ts';
import { copy } from './copy.en.ts';

/** Marks an item that is part of a claim nobody has confirmed. */
export function ClaimMark({ contentKey: key }: { contentKey: ContentKey }) {
  return useIsUnconfirmed(key) && <Badge tone="label">{copy.unconfirmed}</Badge>;
}
