import { useState } from 'react';
import { type Message, stateOf } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css, cx } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { barStyle, checkStyle, chosenStyle } from '#web/admin/ui/selection-bar.ts';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { useStore } from '#web/lib/store.ts';
import { countText, roughCountText } from '../count-text.ts';
import { actsFor } from './acts.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkAct, type BulkTask, bulkRun } from './bulk-run.ts';
import { copy } from './copy.en.ts';
import { useSelection } from './selection.tsx';
import { useBulk } from './use-bulk.ts';

interface BulkBarProps {
  messages: readonly Message[];
  filter: MessageFilter;
  total: number | undefined;
  hasMore: boolean;
}

/** Chooses messages of a list, and does something with all that are chosen. */
export function BulkBar({ messages, filter, total, hasMore }: BulkBarProps) {
  const selection = useSelection();
  const isOwner = useIsOwner();
  const [asked, setAsked] = useState<BulkTask>();
  const [assigning, setAssigning] = useState<Pick<BulkTask, 'messages' | 'total'>>();
  const run = useStore(bulkRun, (current) => current);
  const shown = messages.map(({ id }) => id);
  const { start, resume } = useBulk(() => selection?.choose(shown, false));
  if (!selection) return null;
  const { ids, isEverything, choose, chooseEverything } = selection;
  const states = new Set(messages.filter(({ id }) => ids.has(id)).map(stateOf));
  /** With which messages: all that match by now, or those that are chosen and whose they are. */
  const which = (): Pick<BulkTask, 'messages' | 'total'> => {
    if (isEverything && hasMore) {
      return { messages: { filter: { ...filter, to: filter.to ?? new Date().toISOString() } }, total };
    }
    const assignees = messages.flatMap(({ id, assignee }) => (assignee ? [[id, assignee] as const] : []));
    return { messages: { ids: [...ids], assignees: new Map(assignees) }, total: ids.size };
  };
  const act = (what: BulkAct) => {
    if (what === 'assign') return setAssigning(which());
    const task: BulkTask = { act: what, ...which() };
    if ('filter' in task.messages || what === 'delete') setAsked(task);
    else start(task);
  };
  const isWhole = ids.size > 0 && ids.size === shown.length;
  return (
    <div className={cx(barStyle, css({ marginBottom: '2' }))} data-chosen={ids.size > 0 || undefined}>
      <label className={checkStyle}>
        <input
          type="checkbox"
          checked={isWhole}
          onChange={({ currentTarget }) => choose(shown, currentTarget.checked)}
        />
        {copy.chooseAll(countText(shown.length))}
      </label>
      <p role="status" className={chosenStyle}>
        {isEverything && hasMore ? copy.allChosen : ids.size > 0 && copy.chosen(countText(ids.size))}
      </p>
      {isWhole && hasMore && !isEverything && (
        <Button variant="outline" size={{ base: 's', md: 'xs' }} onClick={chooseEverything}>
          {copy.chooseMatching(total === undefined ? undefined : roughCountText(total))}
        </Button>
      )}
      {actsFor(states, isOwner).map((what) => (
        <Button
          key={what}
          variant={what === 'delete' ? 'danger' : 'outline'}
          size={{ base: 's', md: 'xs' }}
          aria-disabled={run !== undefined}
          onClick={() => run || act(what)}
        >
          {run?.state === 'busy' && run.task.act === what && <Spinner />}
          {copy.acts[what]}
        </Button>
      ))}
      <AssignDialog
        open={assigning !== undefined}
        total={assigning?.total}
        onChosen={(assignee) => {
          if (assigning && assignee !== undefined) start({ act: 'assign', to: { assignee }, ...assigning });
          setAssigning(undefined);
        }}
      />
      <BulkDialog
        asked={asked}
        onAnswer={(confirmed) => {
          if (confirmed && asked) start(asked);
          setAsked(undefined);
        }}
        onResume={resume}
      />
    </div>
  );
}
