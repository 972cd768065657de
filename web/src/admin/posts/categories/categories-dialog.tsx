import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CategorizedKind } from '#shared/posts/category.ts';
import { css } from '#styles/css';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { CategoriesForm } from './categories-form.tsx';
import { categoriesQuery } from './categories-query.ts';
import { copy } from './copy.en.ts';

interface CategoriesDialogProps {
  kind: CategorizedKind;
  open: boolean;
  onClosed: () => void;
  /** Returns what gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** The dialog with the names of the categories of a kind of posts. */
export function CategoriesDialog({ kind, open, onClosed, focusAfter }: CategoriesDialogProps) {
  const stored = useQuery({ ...categoriesQuery(kind), enabled: open });
  const rows = useQuery({ ...postsQuery(kind), refetchOnMount: false });
  const closing = useRef(onClosed);
  const onClosing = (close: () => void) => {
    closing.current = close;
  };
  const isRead = stored.data !== undefined && rows.data !== undefined;
  return (
    <Dialog
      open={open}
      title={copy.title}
      close={copy.close}
      onClose={() => closing.current()}
      focusAfter={focusAfter}
      className={css({ maxWidth: '[720px]' })}
    >
      {isRead ? (
        <CategoriesForm
          kind={kind}
          stored={stored.data}
          rows={rows.data}
          onDone={onClosed}
          onClosing={onClosing}
        />
      ) : (
        <DialogBody>
          {stored.isError || rows.isError ? (
            <Notice
              action={
                <Button
                  variant="outline"
                  size="s"
                  onClick={() => {
                    void stored.refetch();
                    if (rows.isError) void rows.refetch();
                  }}
                >
                  {copy.tryAgain}
                </Button>
              }
            >
              {copy.notRead}
            </Notice>
          ) : (
            <p role="status">{copy.loading}</p>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}
