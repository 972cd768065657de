import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { CategoriesButton } from '../categories/categories-button.tsx';
import { copy } from '../copy.en.ts';
import { KeptDrafts } from '../editor/kept-drafts.tsx';
import type { PostRecord } from '../editor/post-drafts.ts';
import { usePostEditor } from '../editor/use-post-editor.ts';
import { BegunDrafts } from '../editor/working-copy/begun-drafts.tsx';
import { names } from '../names.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { TrashButton } from '../trash/trash-button.tsx';
import { useDuplicate } from './many/use-duplicate.ts';
import { PostsList } from './posts-list.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { usePostAddress } from './use-post-address.ts';

const postDialog = loadOnce(() => import('../editor/post-dialog.tsx'));
const deleteDialog = loadOnce(() => import('./delete-dialog.tsx'));

/** All posts of a kind, and what an administrator does with them. */
export function PostsPanel({ definition }: { definition: PostDefinition }) {
  const editor = usePostEditor(definition);
  const { openId, openingId } = editor;
  const { open, leave, language } = usePostAddress(editor);
  const [toDelete, setToDelete] = useState<PostRecord>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rememberOpener, focusAfter } = useFocusReturn(heading);
  const texts = copy.kinds[definition.kind];
  const onAdd = useCallback(() => {
    rememberOpener();
    open();
  }, [rememberOpener, open]);
  const onEdit = useCallback(
    ({ id }: PostRecord) => {
      rememberOpener();
      open(id);
    },
    [rememberOpener, open],
  );
  const onDelete = useCallback(
    (post: PostRecord) => {
      rememberOpener(post.id);
      setToDelete(post);
    },
    [rememberOpener],
  );
  const { duplicate, copiedId } = useDuplicate(definition, onEdit);
  return (
    <section aria-labelledby="posts-heading" className={panelStyle}>
      <div className={headStyle}>
        <h2 ref={heading} id="posts-heading" tabIndex={-1} className={headingStyle}>
          {names.tabs[definition.kind]}
        </h2>
        <TrashButton definition={definition} />
        <Button size="s" onClick={onAdd}>
          <Icon of={Plus} size={18} />
          {texts.add}
        </Button>
        <CategoriesButton kind={definition.kind} />
      </div>
      <KeptDrafts
        kind={definition.kind}
        except={openId}
        onContinue={(id) => {
          rememberOpener();
          open(id);
        }}
      />
      <BegunDrafts
        kind={definition.kind}
        onContinue={(id) => {
          rememberOpener();
          open(id);
        }}
      />
      <PostsList
        definition={definition}
        openingId={openingId}
        copiedId={copiedId}
        onAdd={onAdd}
        onEdit={onEdit}
        onDuplicate={duplicate}
        onDelete={onDelete}
        focusAfter={focusAfter}
      />
      <LazyDialog loader={postDialog} open={openId !== undefined}>
        {({ PostDialog }) => (
          <PostDialog
            definition={definition}
            openId={openId}
            language={language}
            onClosed={leave}
            focusAfter={focusAfter}
          />
        )}
      </LazyDialog>
      <LazyDialog loader={deleteDialog} open={toDelete !== undefined}>
        {({ DeleteDialog }) => (
          <DeleteDialog
            definition={definition}
            post={toDelete}
            onClosed={() => setToDelete(undefined)}
            focusAfter={focusAfter}
          />
        )}
      </LazyDialog>
    </section>
  );
}

const panelStyle = css({
  display: 'grid',
  gap: { base: '5', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const headingStyle = css({ textStyle: 'h3', flex: '1 0 auto' });
