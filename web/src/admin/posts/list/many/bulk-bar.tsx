import { useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { barStyle, checkStyle, chosenStyle } from '#web/admin/ui/selection-bar.ts';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import type { BulkAct } from './acts.ts';
import { copy } from './copy.en.ts';
import { useBulk } from './use-bulk.ts';

const confirmDialog = loadOnce(() => import('#web/admin/ui/dialog/confirm-dialog.tsx'));

interface BulkBarProps {
  kind: PostKind;
  /** The rows of the page. */
  shown: readonly PostRow[];
  /** The rows of all pages. */
  found: readonly PostRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  focusAfter: () => HTMLElement | null;
}

/** Chooses rows of a list, and does something with all that are chosen. */
export function BulkBar({ kind, shown, found, chosen, onChoose, focusAfter }: BulkBarProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { run, start, stop } = useBulk(kind, (ids) => onChoose(ids, false));
  const ids = [...chosen];
  /** Does it with those that it changes: what was so already is not taken back with it either. */
  const startWith = (act: Exclude<BulkAct, 'delete'>) => {
    const already = new Set(
      found.filter(({ published }) => published === (act === 'publish')).map(({ id }) => id),
    );
    start(
      act,
      ids.filter((id) => !already.has(id)),
    );
    onChoose([...already], false);
  };
  const isWhole = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const states = new Set(found.filter(({ id }) => chosen.has(id)).map(({ published }) => published));
  const acts: BulkAct[] = [
    ...(states.has(false) ? (['publish'] as const) : []),
    ...(states.has(true) ? (['unpublish'] as const) : []),
    ...(ids.length > 0 ? (['delete'] as const) : []),
  ];
  return (
    <div className={barStyle} data-chosen={ids.length > 0 || undefined}>
      <label className={checkStyle}>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ currentTarget }) =>
            onChoose(
              (currentTarget.checked ? shown : found).map(({ id }) => id),
              currentTarget.checked,
            )
          }
        />
        {copy.chooseShown(shown.length)}
      </label>
      <p role="status" className={chosenStyle}>
        {run ? copy.soFar(run.through, run.count) : ids.length > 0 && copy.chosen(ids.length)}
      </p>
      {run && (
        <Button variant="outline" size={{ base: 's', md: 'xs' }} onClick={stop}>
          {copy.stop}
        </Button>
      )}
      {!run && isWhole && ids.length < found.length && (
        <Button
          variant="outline"
          size={{ base: 's', md: 'xs' }}
          onClick={() =>
            onChoose(
              found.map(({ id }) => id),
              true,
            )
          }
        >
          {copy.chooseFound(found.length)}
        </Button>
      )}
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'delete' ? 'danger' : 'outline'}
          size={{ base: 's', md: 'xs' }}
          aria-disabled={run !== undefined}
          onClick={() => {
            if (run) return;
            if (act === 'delete') setIsAsked(true);
            else startWith(act);
          }}
        >
          {run?.act === act && <Spinner />}
          {copy.acts[act]}
        </Button>
      ))}
      <LazyDialog loader={confirmDialog} open={isAsked}>
        {({ ConfirmDialog }) => (
          <ConfirmDialog
            open={isAsked}
            title={copy.deleteTitle}
            labels={{ stay: copy.keep, confirm: copy.acts.delete }}
            onAnswer={(confirmed) => {
              setIsAsked(false);
              if (confirmed) start('delete', ids);
            }}
            focusAfter={focusAfter}
          >
            <p>{copy.deleteText(ids.length)}</p>
          </ConfirmDialog>
        )}
      </LazyDialog>
    </div>
  );
}
