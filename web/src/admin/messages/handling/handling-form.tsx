import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type MessageDetails, noteMaxLength } from '#shared/messages/handling.ts';
import { messageStatuses } from '#shared/messages/status.ts';
import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { formatDate } from '#web/admin/lib/language/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Select, TextArea } from '#web/admin/ui/fields/text-box.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { useConflictText } from '#web/admin/unsaved/use-conflict-text.ts';
import { Field } from '#web/components/feedback/field.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { copy } from './copy.en.ts';
import { type HandlingDraft, handlingDrafts } from './handling-drafts.ts';
import { assigneesQuery, draftOf } from './handling-query.ts';
import { useSaveHandling } from './use-save-handling.ts';

/** Status, assignee and note of a message, to be changed and saved together. */
export function HandlingForm({ message }: { message: MessageDetails }) {
  const id = useId();
  const { save, isPending, conflict, conflictBy, keepMine, takeTheirs, problem, forget } = useSaveHandling();
  const conflictText = useConflictText(copy.conflict, conflictBy ?? conflict?.history[0]?.by);
  const draft = useDraft(handlingDrafts, message.id) ?? draftOf(message);
  const { data: assignees = [] } = useQuery(assigneesQuery);
  const takers = assignees.filter(({ canTake }) => canTake);
  const isGone = !takers.some(({ name }) => name === draft.values.assignee);
  const { status, assignee, note } = draft.values;
  const change = (values: Partial<HandlingDraft['values']>) => {
    forget();
    const changed = { ...draft, values: { ...draft.values, ...values } };
    if (isChanged(changed)) handlingDrafts.keep(message.id, changed);
    else handlingDrafts.drop(message.id);
  };
  const wanted = useRef(false);
  /** Status and assignee are saved as soon as they are chosen; the note waits for the button. */
  const choose = (values: Partial<Pick<HandlingDraft['values'], 'status' | 'assignee'>>) => {
    wanted.current = true;
    change(values);
  };
  useEffect(() => {
    if (!wanted.current || isPending || conflict || problem) return;
    wanted.current = false;
    const chosen = { ...draft, values: { ...draft.values, note: draft.base.values.note } };
    if (isChanged(chosen)) save(chosen);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged(draft)) save(draft);
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  return (
    <form noValidate onSubmit={submit} className={formStyle}>
      <div className={choicesStyle}>
        <Field id={`${id}-status`} label={copy.status}>
          {({ className: _, ...control }) => (
            <Select
              {...control}
              value={status}
              onChange={({ currentTarget }) =>
                choose({ status: messageStatuses.find((one) => one === currentTarget.value) ?? 'new' })
              }
            >
              {messageStatuses.map((one) => (
                <option key={one} value={one}>
                  {inboxCopy.statuses[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`${id}-assignee`} label={copy.assignee} error={errorOf('assignee')}>
          {({ className: _, ...control }) => (
            <Select
              {...control}
              data-field="assignee"
              value={assignee}
              onChange={({ currentTarget }) => choose({ assignee: currentTarget.value })}
            >
              <option value="">{copy.nobody}</option>
              {assignee && isGone && (
                <option value={assignee}>{takers.length > 0 ? copy.gone(assignee) : assignee}</option>
              )}
              {takers.map(({ name, leavesOn }) => (
                <option key={name} value={name}>
                  {leavesOn ? copy.leaves(name, formatDate(leavesOn)) : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field id={`${id}-note`} label={copy.note} hint={copy.noteHint} error={errorOf('note')}>
        {({ className: _, ...control }) => (
          <TextArea
            {...control}
            data-field="note"
            rows={3}
            dir="auto"
            maxLength={noteMaxLength}
            value={note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </Field>
      {problem?.field === '' && <Notice>{problem.text}</Notice>}
      {conflict ? (
        <ConflictChoice
          text={conflictText}
          busy={isPending}
          onKeepMine={() => keepMine(draft)}
          onTakeTheirs={() => void takeTheirs(draft)}
        >
          <Theirs message={conflict} />
        </ConflictChoice>
      ) : (
        <Button type="submit" size="s" aria-disabled={isPending || !isChanged(draft)}>
          {isPending && <Spinner />}
          {isPending ? copy.saving : copy.save}
        </Button>
      )}
    </form>
  );
}

function Theirs({ message: { status, assignee, note, history } }: { message: MessageDetails }) {
  return (
    <div className={theirsStyle}>
      <p>
        {copy.status}: {inboxCopy.statuses[status]}. {copy.assignee}: <bdi>{assignee || copy.nobody}</bdi>.
        {history[0] && (
          <>
            {' '}
            (<bdi>{history[0].by || copy.somebody}</bdi>)
          </>
        )}
      </p>
      <UserText className={css({ whiteSpace: 'pre-wrap' })}>{note}</UserText>
    </div>
  );
}

const formStyle = css({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  // Space below the button, so that on a phone it can be scrolled clear of a toast.
  paddingBottom: { base: '21', md: '0' },
  '& > div': { width: 'full' },
});
const choicesStyle = css({ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '4' });
const theirsStyle = css({ display: 'grid', gap: '1', textStyle: 'sm' });
