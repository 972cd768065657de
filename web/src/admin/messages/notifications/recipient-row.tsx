import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { sendTestMail } from '#shared/api/mail.ts';
import { type Language, languages } from '#shared/language.ts';
import { type MailRecipient, mailRecipient } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

interface RecipientRowProps {
  /** Position in the list, from 0. */
  place: number;
  recipient: MailRecipient;
  problem: string | undefined;
  onChange: (recipient: MailRecipient) => void;
  onRemove: () => void;
}

/** One recipient: e-mail address, language, test mail and removal. */
export function RecipientRow({ place, recipient, problem, onChange, onRemove }: RecipientRowProps) {
  const { send, isPending, outcome, forget } = useTestMail();
  const id = `recipient-${place}`;
  const { success: canBeMailed } = mailRecipient.safeParse(recipient);
  const change = (changed: MailRecipient) => {
    forget();
    onChange(changed);
  };
  return (
    <fieldset className={rowStyle}>
      <legend className={legendStyle}>{copy.recipient(place + 1)}</legend>
      <Field
        id={`${id}-email`}
        label={copy.email}
        error={problem && (copy.problems[problem] ?? copy.problems.invalid)}
      >
        {(control) => (
          <input
            {...control}
            name={`recipients.${place}.email`}
            type="email"
            dir="ltr"
            autoComplete="off"
            value={recipient.email}
            onChange={({ currentTarget }) => change({ ...recipient, email: currentTarget.value })}
          />
        )}
      </Field>
      <div>
        <label htmlFor={`${id}-language`} className={labelStyle}>
          {copy.language}
        </label>
        <Select
          id={`${id}-language`}
          value={recipient.language}
          onChange={({ currentTarget }) =>
            change({ ...recipient, language: currentTarget.value as Language })
          }
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {copy.languages[language]}
            </option>
          ))}
        </Select>
      </div>
      <div className={actionsStyle}>
        <Button
          variant="outline"
          size="s"
          aria-disabled={isPending || !canBeMailed}
          onClick={() => canBeMailed && !isPending && send(recipient)}
        >
          {isPending && <Spinner />}
          {isPending ? copy.testing : copy.test}
        </Button>
        <Button variant="outline" size="s" onClick={onRemove}>
          <Icon of={Trash2} size={18} />
          {copy.remove}
        </Button>
      </div>
      <p role="status" className={outcomeStyle}>
        {outcome}
      </p>
    </fieldset>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { sm: '1fr auto' },
  gap: '3',
  width: 'full',
  minWidth: '0',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const legendStyle = css({ paddingInline: '1', textStyle: 'sm', color: 'fg.muted' });
const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
const actionsStyle = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '2' });
const outcomeStyle = css({ gridColumn: '1 / -1', textStyle: 'sm', _empty: { display: 'none' } });

/**
 * Returns functions that send a test mail and forget its result. `outcome` is the result as one sentence; `undefined`
 * until it is known.
 */
function useTestMail() {
  const { mutate, isPending, data, isError, reset } = useMutation({
    mutationFn: (body: MailRecipient) => callApi(sendTestMail, { body }),
  });
  return {
    send: mutate,
    isPending,
    forget: reset,
    outcome: isError ? copy.outcomes.failed : data && sentence(data),
  };
}

function sentence({
  outcome,
  reason = '',
}: {
  outcome: 'sent' | 'refused' | 'account' | 'unclear';
  reason?: string | undefined;
}) {
  const words = copy.outcomes[outcome];
  return typeof words === 'string' ? words : words(reason);
}
