import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Ellipsis, type LucideIcon, Plus, Tags, Trash2 } from 'lucide-react';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { isCategorized } from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { toolHeight } from '#web/admin/ui/fields/filter-select.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { breakpoints } from '#web/theme/breakpoints.ts';
import { copy as categoriesCopy } from '../categories/copy.en.ts';
import { copy } from '../copy.en.ts';
import { KeptDrafts } from '../editor/kept-drafts.tsx';
import type { PostRecord } from '../editor/post-drafts.ts';
import { usePostEditor } from '../editor/use-post-editor.ts';
import { BegunDrafts } from '../editor/working-copy/begun-drafts.tsx';
import { discardedQuery } from '../editor/working-copy/copy-api.ts';
import { names } from '../names.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { postsQuery } from '../post-queries.ts';
import { copy as trashCopy } from '../trash/copy.en.ts';
import { trashQuery } from '../trash/trash-queries.ts';
import { useDuplicate } from './many/use-duplicate.ts';
import { rowTitleId } from './post-row.tsx';
import { PostsList } from './posts-list.tsx';
import { usePostAddress } from './use-post-address.ts';

const postDialog = loadOnce(() => import('../editor/post-dialog.tsx'));
const deleteDialog = loadOnce(() => import('./delete-dialog.tsx'));

/** The posts of one kind, with search, editor and actions. */
export function PostsPanel({ definition }: { definition: PostDefinition }) {
  const editor = usePostEditor(definition);
  const { openId, openingId } = editor;
  const { open, leave, language } = usePostAddress(editor);
  const [toDelete, setToDelete] = useState<PostRecord>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [countPlace, setCountPlace] = useState<HTMLElement | null>(null);
  const isWide = useMatches(`(min-width: ${breakpoints.md})`);
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
        <div ref={setCountPlace} className={countStyle} />
        {isWide ? (
          <>
            <TrashButton definition={definition} />
            <CategoriesButton kind={definition.kind} />
          </>
        ) : (
          <DisclosedMenu label={copy.more} face={<Icon of={Ellipsis} />} buttonClass={moreStyle}>
            <CategoriesButton kind={definition.kind} isRow />
            <TrashButton definition={definition} isRow />
          </DisclosedMenu>
        )}
        <Button size="xs" className={toolHeight} onClick={onAdd}>
          <Icon of={Plus} size={18} />
          {texts.add}
        </Button>
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
        countPlace={countPlace}
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
  gap: { base: '3', md: '4' },
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', md: '3' },
  rowGap: '1',
});
const headingStyle = css({ textStyle: 'h3', flex: { base: '1 0 auto', md: 'none' } });
const countStyle = css({
  flex: { base: '1 0 100%', md: '1' },
  order: { base: '1', md: '0' },
  minHeight: '5.5',
  marginInlineEnd: 'auto',
});
const moreStyle = cx(
  button({ variant: 'outline', size: 'xs' }),
  css({ width: 'tap', minHeight: 'tap', paddingInline: '0' }),
);

const categoriesDialog = loadOnce(() => import('../categories/categories-dialog.tsx'));

/** The button for the categories of a kind of posts, if it has some. */
function CategoriesButton({ kind, isRow }: { kind: PostKind; isRow?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  if (!isCategorized(kind)) return null;
  return (
    <>
      <HeadButton isRow={isRow} icon={Tags} opener={opener} onPress={() => setIsOpen(true)}>
        {categoriesCopy.open}
      </HeadButton>
      <LazyDialog loader={categoriesDialog} open={isOpen}>
        {({ CategoriesDialog }) => (
          <CategoriesDialog
            kind={kind}
            open={isOpen}
            onClosed={() => setIsOpen(false)}
            focusAfter={() => opener.current}
          />
        )}
      </LazyDialog>
    </>
  );
}

interface HeadButtonProps {
  /** True in the menu that has the buttons on phones. */
  isRow: boolean | undefined;
  icon: LucideIcon;
  /** Gets what had the focus when the button was pressed: itself, or the button of the menu. */
  opener?: RefObject<HTMLElement | null>;
  onPress: () => void;
  children: string;
}

function HeadButton({ isRow = false, icon, opener, onPress, children }: HeadButtonProps) {
  const press = () => {
    if (opener) opener.current = document.activeElement as HTMLElement;
    onPress();
  };
  const face = (
    <>
      <Icon of={icon} size={18} />
      {children}
    </>
  );
  if (isRow)
    return (
      <button type="button" className={menuRowStyle} onClick={press}>
        {face}
      </button>
    );
  return (
    <Button variant="outline" size="xs" className={toolHeight} onClick={press}>
      {face}
    </Button>
  );
}

/**
 * Returns what gets the focus when a dialog closes: the element that opened it, else the title of the next row, else the
 * heading.
 */
function useFocusReturn(heading: RefObject<HTMLHeadingElement | null>) {
  const opener = useRef<Element>(null);
  const neighbour = useRef<Element>(null);
  const rememberOpener = useCallback((id?: string) => {
    opener.current = document.activeElement;
    const row = id === undefined ? undefined : document.getElementById(rowTitleId(id))?.closest('tr');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    neighbour.current = beside?.querySelector('[tabindex="-1"]') ?? null;
  }, []);
  const focusAfter = useCallback((): HTMLElement | null => {
    const places = [opener.current, neighbour.current];
    const place = places.find((element) => element instanceof HTMLElement && element.isConnected);
    return place instanceof HTMLElement ? place : heading.current;
  }, [heading]);
  return { rememberOpener, focusAfter };
}

const trashDialog = loadOnce(() => import('../trash/trash-dialog.tsx'));

/** The button for the deleted posts and discarded drafts of a kind, with their number once the list is read. */
export function TrashButton({ definition, isRow }: { definition: PostDefinition; isRow?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isFetched: isListed } = useQuery({ ...postsQuery(definition.kind), enabled: false });
  const { data, hasNextPage } = useInfiniteQuery({ ...trashQuery(definition.kind), enabled: isListed });
  const { data: drafts = [] } = useQuery({ ...discardedQuery(definition.kind), enabled: isListed });
  return (
    <>
      <HeadButton isRow={isRow} icon={Trash2} onPress={() => setIsOpen(true)}>
        {data ? trashCopy.openWith(data.length + drafts.length, hasNextPage) : trashCopy.open}
      </HeadButton>
      <LazyDialog loader={trashDialog} open={isOpen}>
        {({ TrashDialog }) => (
          <TrashDialog definition={definition} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </LazyDialog>
    </>
  );
}
