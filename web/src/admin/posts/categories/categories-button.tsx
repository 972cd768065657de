import { Tags } from 'lucide-react';
import { useRef, useState } from 'react';
import { isCategorized } from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from './copy.en.ts';

const categoriesDialog = loadOnce(() => import('./categories-dialog.tsx'));

/** Opens the categories of a kind of posts, where it has some. */
export function CategoriesButton({ kind }: { kind: PostKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isCategorized(kind)) return null;
  return (
    <>
      <Button ref={button} variant="outline" size="s" onClick={() => setIsOpen(true)}>
        <Icon of={Tags} size={18} />
        {copy.open}
      </Button>
      <LazyDialog loader={categoriesDialog} open={isOpen}>
        {({ CategoriesDialog }) => (
          <CategoriesDialog
            kind={kind}
            open={isOpen}
            onClosed={() => setIsOpen(false)}
            focusAfter={() => button.current}
          />
        )}
      </LazyDialog>
    </>
  );
}
