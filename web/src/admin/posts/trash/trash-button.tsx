import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { discardedQuery } from '../editor/working-copy/copies-query.ts';
import type { PostDefinition } from '../post-definition.ts';
import { postsQuery } from '../post-queries.ts';
import { copy } from './copy.en.ts';
import { trashQuery } from './trash-queries.ts';

const trashDialog = loadOnce(() => import('./trash-dialog.tsx'));

/** The way to the deleted posts and discarded drafts of a kind, with how many there are: they are counted once the list is there. */
export function TrashButton({ definition }: { definition: PostDefinition }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isFetched: isListed } = useQuery({ ...postsQuery(definition.kind), enabled: false });
  const { data, hasNextPage } = useInfiniteQuery({ ...trashQuery(definition.kind), enabled: isListed });
  const { data: drafts = [] } = useQuery({ ...discardedQuery(definition.kind), enabled: isListed });
  return (
    <>
      <Button variant="outline" size="s" onClick={() => setIsOpen(true)}>
        <Icon of={Trash2} size={18} />
        {data ? copy.openWith(data.length + drafts.length, hasNextPage) : copy.open}
      </Button>
      <LazyDialog loader={trashDialog} open={isOpen}>
        {({ TrashDialog }) => (
          <TrashDialog definition={definition} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </LazyDialog>
    </>
  );
}
