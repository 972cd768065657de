import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { updateMailSettings } from '#shared/api/mail.ts';
import {
  type MailRecipient,
  type MailSettings,
  type MailSettingsUpdate,
  mailSettings,
  mailSettingsUpdate,
  maxRecipients,
} from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { ConflictChoice } from '#web/admin/unsaved/conflict-choice.tsx';
import { useConflictText } from '#web/admin/unsaved/use-conflict-text.ts';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { focusFirst, type Problems, problemsOf } from '#web/lib/form/use-form.ts';
import { copy } from './copy.en.ts';
import { mailSettingsQuery } from './mail-settings.ts';
import { MailSwitches } from './mail-switches.tsx';
import { RecipientRow } from './recipient-row.tsx';

interface NotificationsFormProps {
  stored: MailSettings;
  /** The unsaved settings, and the version that they are based on. */
  draft: MailSettings | undefined;
  onDraft: (draft: MailSettings | undefined) => void;
  onClose: () => void;
  /** Content above the recipients. */
  children: ReactNode;
}

/** The recipients, to be changed and saved together. */
export function NotificationsForm({ stored, draft, onDraft, onClose, children }: NotificationsFormProps) {
  const current = draft ?? stored;
  const { recipients, version } = current;
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const leave = () => {
    onDraft(undefined);
    onClose();
  };
  const { save, isPending, conflict, conflictText, failed, settle } = useSaveRecipients(leave);
  const change = (next: MailRecipient[]) => {
    setProblems({});
    onDraft({ ...current, recipients: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const update = { ...current, version };
    const found = problemsOf(mailSettingsUpdate, update);
    setProblems(found);
    if (Object.keys(found).length === 0) return save(mailSettingsUpdate.parse(update));
    if (form.current) focusFirst(form.current, found);
  };
  const listProblem = problems.recipients && copy.problems[problems.recipients];
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogBody className={bodyStyle}>
        {children}
        {recipients.length === 0 && <p className={css({ fontWeight: 'medium' })}>{copy.none}</p>}
        {recipients.map((recipient, index) => (
          <RecipientRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and hold nothing of their own but a test's outcome
            key={index}
            place={index}
            recipient={recipient}
            problem={problems[`recipients.${index}.email`]}
            onChange={(changed) => change(recipients.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => {
              change(recipients.filter((_, at) => at !== index));
              addButton.current?.focus();
            }}
          />
        ))}
        {listProblem && <Notice>{listProblem}</Notice>}
        {recipients.length < maxRecipients ? (
          <Button
            ref={addButton}
            variant="outline"
            size="s"
            onClick={() => change([...recipients, { email: '', language: 'en' }])}
          >
            <Icon of={Plus} size={18} />
            {copy.add}
          </Button>
        ) : (
          <p className={fullStyle}>{copy.full}</p>
        )}
        <MailSwitches settings={current} onChange={onDraft} />
        {failed && <Notice>{copy.failed}</Notice>}
        {conflict && (
          <ConflictChoice
            text={conflictText}
            busy={isPending}
            onKeepMine={() => {
              const mine = { ...current, version: conflict.version };
              onDraft(mine);
              save(mine);
            }}
            onTakeTheirs={() => {
              settle(conflict);
              onDraft(undefined);
            }}
          >
            <p>{conflict.recipients.map(({ email }) => email).join(', ') || copy.nobody}</p>
            <p>
              {copy.switches.acknowledge.label}: {conflict.acknowledge ? copy.on : copy.off}.{' '}
              {copy.switches.digest.label}: {conflict.digest ? copy.on : copy.off}.
            </p>
          </ConflictChoice>
        )}
      </DialogBody>
      <FormFooter
        send={copy.save}
        sending={copy.saving}
        isPending={isPending}
        cancel={copy.cancel}
        onCancel={() => isPending || leave()}
      />
    </form>
  );
}

const fullStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const bodyStyle = css({ display: 'grid', gap: '4', justifyItems: 'start' });

/**
 * Saves the recipients. A version that was saved elsewhere in the meantime is returned as `conflict`, and
 * `conflictText` says who saved it.
 */
function useSaveRecipients(onSaved: () => void) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<MailSettings>();
  const settle = (settings: MailSettings) => {
    setConflict(undefined);
    queryClient.setQueryData(mailSettingsQuery.queryKey, (before) => before && { ...before, settings });
  };
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (body: MailSettingsUpdate) => callApi(updateMailSettings, { body }),
    onSuccess: (settings) => {
      settle(settings);
      showToast({ tone: 'success', title: copy.saved });
      onSaved();
    },
    onError: (error) => setConflict(conflictIn(error)),
  });
  const by = error instanceof ApiError ? error.problem?.savedBy : undefined;
  const conflictText = useConflictText(copy.conflict, by);
  const failed = isError && !conflict && !isPending;
  return { save: mutate, isPending, conflict, conflictText, failed, settle };
}

function conflictIn(error: Error): MailSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return mailSettings.safeParse(error.problem?.current).data;
}
