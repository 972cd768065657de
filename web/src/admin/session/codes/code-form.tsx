import { useEffect, useRef, useState } from 'react';
import { confirmSignIn } from '#shared/api/codes.ts';
import type { CurrentUser } from '#shared/api/session.ts';
import { codeEntry } from '#shared/session/codes.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { CodeInput, codeSentence, codesFailure } from './code-input.tsx';
import { copy } from './copy.en.ts';

const words = copy.signIn;

interface CodeFormProps {
  onEntered: (user: CurrentUser) => void;
  /** Called when the password is needed again: too much time has passed, or a user goes back. */
  onBack: (why: 'late' | 'wanted') => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ onEntered, onBack }: CodeFormProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const { form, status, problems, failure, onInput, onSubmit, edit } = useForm({
    schema: codeEntry,
    send: async (body) => onEntered(await callApi(confirmSignIn, { body })),
    onFailure: (error) => error instanceof ApiError && error.status === 401 && onBack('late'),
  });
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `byRecovery` is what it waits for: the field of the other kind takes the focus.
  useEffect(() => field.current?.focus(), [byRecovery]);
  const isPending = status === 'sending';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      <div role="status">
        <h2 className={titleStyle}>{words.title}</h2>
        <p className={leadStyle}>{byRecovery ? words.recoveryLead : words.lead}</p>
      </div>
      <Field
        key={String(byRecovery)}
        id="code"
        label={byRecovery ? copy.recoveryCode : copy.code}
        hint={byRecovery ? copy.recoveryHint : copy.codeHint}
        error={codeSentence(problems.code)}
      >
        {(control) => <CodeInput {...control} ref={field} inputMode={byRecovery ? 'text' : 'numeric'} />}
      </Field>
      {status === 'failed' && <Notice>{codesFailure(failure)}</Notice>}
      <Button type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? words.sending : words.send}
      </Button>
      <div className={waysStyle}>
        <button
          type="button"
          className={linkStyle}
          onClick={() => {
            edit();
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? words.byApp : words.byRecovery}
        </button>
        <button type="button" className={linkStyle} onClick={() => onBack('wanted')}>
          {words.back}
        </button>
      </div>
      {byRecovery && <p className={leadStyle}>{words.lost}</p>}
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
const titleStyle = css({ textStyle: 'h4' });
const leadStyle = css({ color: 'fg.muted', marginTop: '1' });
const waysStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' });
const linkStyle = css({
  paddingBlock: '1',
  color: 'brand.fg',
  textDecoration: 'underline',
  cursor: 'pointer',
});
