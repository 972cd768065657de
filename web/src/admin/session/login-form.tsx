import { useQueryClient } from '@tanstack/react-query';
import { login } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { fieldSentence, loginFailure } from './login-failure.ts';
import { PasswordInput } from './password-input.tsx';
import { beginSession } from './session.ts';

/** Username and password. What was typed stays when the login fails. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: login.body,
    send: async (credentials) => {
      const user = await callApi(login, { body: credentials });
      showToast({ tone: 'success', title: copy.loggedIn });
      beginSession(queryClient, user);
    },
  });
  const isPending = status === 'sending';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      <Field id="username" label={copy.username} error={fieldSentence('username', problems.username)}>
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
      <Field id="password" label={copy.password} error={fieldSentence('password', problems.password)}>
        {(control) => <PasswordInput {...control} name="password" required />}
      </Field>
      {status === 'failed' && <Notice>{loginFailure(failure)}</Notice>}
      <Button type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? copy.loggingIn : copy.login}
      </Button>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '5' });
