import { useRef, useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import type { BulkAct } from './bulk-actions.ts';
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

/** Actions of the bar, which are confirmed unless they change one post only. */
type ConfirmedAct = Extract<BulkAct, 'publish' | 'unpublish' | 'delete'>;

/**
 * Selects rows of a list, and runs an action on all of them. In the table only its checkbox is shown at first, in the head's first
 * cell. Once rows are chosen the bar covers the head, and on narrower screens it is at the bottom of the window.
 */
export function BulkBar({ kind, shown, found, chosen, onChoose, focusAfter }: BulkBarProps) {
  const [asked, setAsked] = useState<ConfirmedAct>();
  // The dialog keeps its text while it closes.
  const lastAsked = useRef<ConfirmedAct>('delete');
  const question = asked ?? lastAsked.current;
  const { run, start, stop } = useBulk(kind, (ids) => onChoose(ids, false));
  const ids = [...chosen];
  /** Returns the ids of the posts that an action changes. Undoing the action changes only these, too. */
  const changedBy = (act: ConfirmedAct) => {
    if (act === 'delete') return ids;
    const already = new Set(alreadySo(found, act));
    return ids.filter((id) => !already.has(id));
  };
  const startWith = (act: ConfirmedAct) => {
    start(act, changedBy(act));
    if (act !== 'delete') onChoose(alreadySo(found, act), false);
  };
  const ask = (act: ConfirmedAct) => {
    lastAsked.current = act;
    setAsked(act);
  };
  const isWhole = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const states = new Set(found.filter(({ id }) => chosen.has(id)).map(({ published }) => published));
  const acts: ConfirmedAct[] = [
    ...(states.has(false) ? (['publish'] as const) : []),
    ...(states.has(true) ? (['unpublish'] as const) : []),
    ...(ids.length > 0 ? (['delete'] as const) : []),
  ];
  return (
    <div className={placeStyle}>
      <div className={barStyle} data-chosen={ids.length > 0 || run !== undefined || undefined}>
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
          <span>{copy.chooseShown(shown.length)}</span>
        </label>
        <p role="status" className={chosenStyle}>
          {run ? copy.soFar(run.through, run.count) : ids.length > 0 && copy.chosen(ids.length)}
        </p>
        {run && (
          <Button variant="outlineDark" size="xs" onClick={stop}>
            {copy.stop}
          </Button>
        )}
        {!run && isWhole && ids.length < found.length && (
          <Button
            variant="outlineDark"
            size="xs"
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
            variant={act === 'delete' ? 'danger' : 'outlineDark'}
            size="xs"
            aria-disabled={run !== undefined}
            onClick={() => {
              if (run) return;
              if (act === 'delete' || changedBy(act).length > 1) ask(act);
              else startWith(act);
            }}
          >
            {run?.act === act && <Spinner />}
            {copy.acts[act]}
          </Button>
        ))}
        <LazyDialog loader={confirmDialog} open={asked !== undefined}>
          {({ ConfirmDialog }) => (
            <ConfirmDialog
              open={asked !== undefined}
              title={copy.questions[question].title}
              labels={{ stay: copy.questions[question].keep, confirm: copy.acts[question] }}
              onAnswer={(confirmed) => {
                setAsked(undefined);
                if (confirmed) startWith(question);
              }}
              focusAfter={focusAfter}
            >
              <p>{copy.questions[question].text(changedBy(question).length)}</p>
            </ConfirmDialog>
          )}
        </LazyDialog>
      </div>
    </div>
  );
}

/** Without height, so that choosing the first row moves nothing. */
const placeStyle = css({
  position: { xl: 'sticky' },
  top: '0',
  zIndex: 'sticky',
  height: '0',
  '& button': { minHeight: { base: 'tap', xl: '9' }, paddingBlock: '0' },
});
const barStyle = css({
  display: { base: 'none', xl: 'flex' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  width: { xl: '15' },
  '& > label': { justifyContent: { xl: 'center' }, flex: { xl: '0 0 60px' } },
  '& > label > span': { srOnly: { xl: true } },
  '&[data-chosen]': {
    display: 'flex',
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    position: { base: 'fixed', xl: 'static' },
    bottom: '0',
    insetInline: '0',
    zIndex: 'floating',
    width: 'auto',
    paddingInline: { base: '4', xl: '0' },
    paddingInlineEnd: { xl: '2' },
    paddingBlock: { base: '1.5', xl: '0' },
    borderTopRadius: { xl: 'card' },
    ground: 'ink',
    '& > label': { flex: 'none', paddingInlineStart: { xl: '5' } },
    '& > label > span': { srOnly: { xl: false } },
  },
});
const checkStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'tap',
  textStyle: 'sm',
  '& input': { width: '5', height: '5' },
});
const chosenStyle = css({ textStyle: 'sm', marginInlineEnd: 'auto', _empty: { display: 'none' } });

/** Returns the posts that already have the state to which an action changes them. */
function alreadySo(found: readonly PostRow[], act: 'publish' | 'unpublish'): string[] {
  return found.filter(({ published }) => published === (act === 'publish')).map(({ id }) => id);
}
