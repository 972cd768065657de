import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { listNameMaxLength } from '#shared/messages/inbox-lists.ts';
import { css } from '#styles/css';
import { useFocusAfterChange } from '#web/admin/lib/focus-after-change.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { TooltipGroup } from '#web/admin/ui/tooltip/tooltip-group.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from './copy.en.ts';
import { useChangeViews, viewsQuery } from './inbox-lists-queries.ts';

interface ViewsDialogProps {
  open: boolean;
  /** The current filters, to be named; `undefined` if there are none. */
  search: string | undefined;
  onClose: () => void;
}

/** Names the current filters, and renames and deletes the person's views. */
export function ViewsDialog({ open, search, onClose }: ViewsDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusOn = useFocusAfterChange(form);
  const { data } = useQuery(viewsQuery);
  /** The changes: a new name by id, or `null` for a view to delete. */
  const [changes, setChanges] = useState<Readonly<Record<string, string | null>>>({});
  const [name, setName] = useState('');
  const { mutate, isPending } = useChangeViews(() => {
    setChanges({});
    setName('');
    onClose();
  });
  const views = (data?.views ?? []).filter((view) => changes[view.id] !== null);
  const added = search !== undefined && name.trim() ? [{ id: crypto.randomUUID(), name, search }] : [];
  const isChanged =
    added.length > 0 || Object.values(changes).some((change) => change === null || change.trim());
  const save = () => {
    if (isPending || !isChanged) return;
    mutate((stored) => [
      ...stored.flatMap((view) => {
        const change = changes[view.id];
        return change === null ? [] : [{ ...view, name: change?.trim() || view.name }];
      }),
      ...added,
    ]);
  };
  return (
    <Dialog
      open={open}
      title={copy.viewsTitle}
      close={copy.close}
      onClose={onClose}
      focusFirst={() => document.getElementById(id)}
      narrow
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogBody>
          <p>{copy.viewsText}</p>
          <TooltipGroup>
            <ul className={listStyle}>
              {views.map((view) => (
                <li key={view.id} className={rowStyle}>
                  <TextInput
                    aria-label={copy.viewName(view.name)}
                    value={changes[view.id] ?? view.name}
                    maxLength={listNameMaxLength}
                    dir="auto"
                    onChange={({ currentTarget }) =>
                      setChanges({ ...changes, [view.id]: currentTarget.value })
                    }
                  />
                  <IconButton
                    tooltip={copy.deleteNamed(view.name)}
                    aria-label={copy.deleteNamed(view.name)}
                    onClick={() => {
                      setChanges({ ...changes, [view.id]: null });
                      focusOn('li button, [type=submit]');
                    }}
                  >
                    <Icon of={Trash2} size={18} />
                  </IconButton>
                </li>
              ))}
            </ul>
          </TooltipGroup>
          {search !== undefined && (
            <div className={newStyle}>
              <label htmlFor={id}>{copy.newView}</label>
              <TextInput
                id={id}
                value={name}
                maxLength={listNameMaxLength}
                dir="auto"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button type="submit" size="s" aria-disabled={isPending || !isChanged}>
            {isPending && <Spinner />}
            {copy.save}
          </Button>
          <Button variant="outline" size="s" onClick={onClose}>
            {copy.close}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const listStyle = css({ display: 'grid', gap: '2', _empty: { display: 'none' }, marginBlock: '3' });
const rowStyle = css({ display: 'flex', alignItems: 'center', gap: '2' });
const newStyle = css({ display: 'grid', gap: '2', textStyle: 'sm', fontWeight: 'strong' });
