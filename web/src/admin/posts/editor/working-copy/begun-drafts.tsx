import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useStoreList } from '#web/admin/lib/use-store-list.ts';
import { usePosts } from '#web/admin/posts/post-queries.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { useStore } from '#web/lib/store.ts';
import { postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { copiesQuery, waitingCopies } from './copy-api.ts';
import { CopyLine } from './copy-line.tsx';
import { endCopy } from './discard-draft.ts';

/** The number of drafts shown at first, so that the list of posts stays visible. */
const shownAtFirst = 4;

interface BegunDraftsProps {
  kind: PostKind;
  onContinue: (id: string) => void;
}

/** Drafts without a post: it was never created, on any device, or was deleted since. */
export function BegunDrafts({ kind, onContinue }: BegunDraftsProps) {
  const queryClient = useQueryClient();
  const { data: copies = [] } = useQuery(copiesQuery(kind));
  const { data: posts } = usePosts(kind);
  const here = useStoreList(postDrafts, (all) => Object.keys(all));
  const [showsAll, setShowsAll] = useState(false);
  const listed = posts && new Set(posts.map(({ id }) => id));
  // The list is read later than the copies, which say whether there was a post.
  const begun = copies.filter(
    ({ id, hasPost }) => !here.includes(id) && !(listed ? listed.has(id) : hasPost !== false),
  );
  if (begun.length === 0) return null;
  const shown = showsAll ? begun : begun.slice(0, shownAtFirst);
  return (
    <div className={listStyle}>
      <ul aria-label={copy.drafts} className={listStyle}>
        {shown.map((one) => (
          <CopyLine key={one.id} copy={one} says={one.basedOn === 0 ? copy.begun : copy.ofDeleted}>
            <Button size="xs" aria-describedby={`copy-${one.id}`} onClick={() => onContinue(one.id)}>
              {copy.proceed}
            </Button>
            <Button
              variant="outline"
              size="xs"
              aria-describedby={`copy-${one.id}`}
              onClick={() => void endCopy(queryClient, kind, one.id, one.version)}
            >
              {copy.discard}
            </Button>
          </CopyLine>
        ))}
      </ul>
      {shown.length < begun.length && (
        <Button variant="plain" size="s" onClick={() => setShowsAll(true)}>
          {copy.showAll(begun.length)}
        </Button>
      )}
    </div>
  );
}

/** The mark in a post's row that it has unpublished changes. */
export function UnpublishedMark({ id }: { id: string }) {
  return useStore(waitingCopies, (waiting) => waiting.has(id)) && <Badge>{copy.changed}</Badge>;
}

const listStyle = css({ display: 'grid', gap: '2', justifyItems: 'stretch' });
