import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { retention } from '#shared/privacy/retention.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { discardedQuery } from './copies-query.ts';
import { copy } from './copy.en.ts';
import { CopyLine } from './copy-line.tsx';
import { bringBack } from './discard-draft.ts';

interface DiscardedDraftsProps {
  kind: PostKind;
  /** One is back, and its line is gone. */
  onRestored: () => void;
}

/** What was typed in posts of a kind and discarded, also where it never became a post: it can be brought back. */
export function DiscardedDrafts({ kind, onRestored }: DiscardedDraftsProps) {
  const queryClient = useQueryClient();
  const { data: discarded = [] } = useQuery(discardedQuery(kind));
  const [busyId, setBusyId] = useState<string>();
  if (discarded.length === 0) return null;
  const restore = async (id: string) => {
    if (busyId) return;
    setBusyId(id);
    if (await bringBack(queryClient, kind, id)) onRestored();
    setBusyId(undefined);
  };
  return (
    <section aria-labelledby="discarded-heading" className={sectionStyle}>
      <h3 id="discarded-heading" className={css({ fontWeight: 'strong' })}>
        {copy.discardedDrafts}
      </h3>
      <p className={howStyle}>{copy.discardedHow(retention['working-copy'].days)}</p>
      <ul className={listStyle}>
        {discarded.map((one) => (
          <CopyLine key={one.id} copy={one}>
            <Button
              variant="outline"
              size="s"
              aria-describedby={`copy-${one.id}`}
              aria-disabled={busyId === one.id}
              onClick={() => void restore(one.id)}
            >
              {copy.restore}
            </Button>
          </CopyLine>
        ))}
      </ul>
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '2', marginTop: '6' });
const howStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const listStyle = css({ display: 'grid', gap: '2' });
