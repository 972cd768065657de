import { requestPasswordLink } from '#shared/api/session.ts';
import { passwordLinkRequest } from '#shared/session/sign-in.ts';
import { css } from '#styles/css';
import { useTypedOverReload } from '#web/admin/lib/language/typed-over-reload.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { copy as loginCopy } from '../copy.en.ts';
import { fieldSentence } from '../login-failure.ts';
import { copy } from './copy.en.ts';
import { passwordFailure } from './password-failure.ts';

const words = copy.forgotten;

/** The username of somebody who has forgotten the password, to be mailed a link. */
export function PasswordLinkForm({ onDone }: { onDone: () => void }) {
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: passwordLinkRequest,
    send: async (body) => {
      await callApi(requestPasswordLink, { body });
      onDone();
    },
  });
  useTypedOverReload(form);
  const isPending = status === 'sending';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      <Field id="username" label={loginCopy.username} error={fieldSentence('username', problems.username)}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {status === 'failed' && <Notice>{passwordFailure(failure)}</Notice>}
      <Button type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
