import { choosePassword } from '#shared/api/session.ts';
import type { Link } from '#shared/people/link.ts';
import { passwordChoice } from '#shared/session/password.ts';
import { css } from '#styles/css';
import { useTypedOverReload } from '#web/admin/lib/language/typed-over-reload.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { copy } from './copy.en.ts';
import { passwordFailure, passwordSentence } from './password-failure.ts';

const words = copy.choose;

interface ChoosePasswordFormProps {
  link: Link;
  /** Is told the name to sign in with. */
  onDone: (username: string) => void;
}

/** A password for the account of a link that was mailed. What was typed stays when it fails. */
export function ChoosePasswordForm({ link, onDone }: ChoosePasswordFormProps) {
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: passwordChoice,
    read: (element) => ({ ...link, password: new FormData(element).get('password') }),
    send: async (body) => onDone((await callApi(choosePassword, { body })).username),
  });
  useTypedOverReload(form);
  const isPending = status === 'sending';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      <Field
        id="password"
        label={words.password}
        hint={words.hint}
        error={passwordSentence(problems.password)}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
      </Field>
      {status === 'failed' && <Notice>{passwordFailure(failure)}</Notice>}
      <Button type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? words.saving : words.save}
      </Button>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
