import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CurrentUser, login } from '#shared/api/session.ts';
import { signIn } from '#shared/session/sign-in.ts';
import { css } from '#styles/css';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useTypedOverReload } from '../lib/language/typed-over-reload.ts';
import { Button } from '../ui/button.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { PasswordInput } from './password-input.tsx';
import { beginSession } from './session.ts';

const codeForm = loadOnce(() => import('./codes/code-form.tsx'));

interface LoginFormProps {
  /** The account that has to sign in; any if absent. */
  username?: string;
  /** Called with the signed-in user. @default the admin area is opened with the new session */
  onSignedIn?: (user: CurrentUser) => void;
}

/** Username and password, then a one-time code where the account has them. Typed values stay after a failure. */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'password' | 'code' | 'late'>('password');
  const enter = (user: CurrentUser) => {
    showToast({ tone: 'success', title: copy.loggedIn });
    if (onSignedIn) onSignedIn(user);
    else beginSession(queryClient, user);
  };
  const { form, status, problems, failure, onInput, onSubmit, edit } = useForm({
    schema: signIn,
    send: async (credentials) => {
      const answer = await callApi(login, { body: credentials });
      if ('next' in answer) setStep('code');
      else enter(answer);
    },
  });
  useTypedOverReload(form);
  if (step === 'code') {
    const goBack = (why: 'late' | 'wanted') => {
      edit();
      setStep(why === 'late' ? 'late' : 'password');
    };
    return (
      <LazyView loader={codeForm}>
        {({ CodeForm }) => <CodeForm onEntered={enter} onBack={goBack} />}
      </LazyView>
    );
  }
  const isPending = status === 'sending';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      {step === 'late' && status === 'editing' && <Notice>{copy.codeLate}</Notice>}
      <Field id="username" label={copy.username} error={fieldSentence('username', problems.username)}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={username}
            readOnly={username !== undefined}
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

/** Returns the sentence for a failed login: no answer, too many tries, or invalid credentials. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.failed;
  if (error.status === 429) return serverSentence(error) ?? copy.tooMany;
  return copy.invalid;
}

/** Returns the sentence for a problem of a field; an unknown problem is returned as it is. */
export function fieldSentence(
  name: keyof typeof copy.problems,
  problem: string | undefined,
): string | undefined {
  const sentences: Record<string, string> = copy.problems[name];
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}
