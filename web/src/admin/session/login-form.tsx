import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldProblems } from '#shared/api/error.ts';
import { login } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { loginFailure } from './login-failure.ts';
import { PasswordInput } from './password-input.tsx';
import { beginSession, loginMutation } from './session.ts';

type FieldName = keyof typeof copy.problems;
type Problems = Partial<Record<FieldName, string>>;

/** Username and password. What was typed stays when the login fails. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending, error, submittedAt } = useMutation({
    ...loginMutation,
    onSuccess: (user) => {
      showToast({ tone: 'success', title: copy.loggedIn });
      beginSession(queryClient, user);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const { username, password } = Object.fromEntries(new FormData(form)) as Record<FieldName, string>;
    const found = problemsOf({ username, password });
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else mutate({ username, password });
  };
  const clear = (name: FieldName) => setProblems(({ [name]: _, ...others }) => others);
  return (
    <form method="post" noValidate onSubmit={submit} className={formStyle}>
      <Field id="username" label={copy.username} error={problems.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            onInput={() => clear('username')}
          />
        )}
      </Field>
      <Field id="password" label={copy.password} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} name="password" required onInput={() => clear('password')} />
        )}
      </Field>
      {error && <Notice key={submittedAt}>{loginFailure(error)}</Notice>}
      <Button type="submit" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? copy.loggingIn : copy.login}
      </Button>
    </form>
  );
}

/** The first problem of each field, in the order of the form. */
function problemsOf(credentials: Record<FieldName, string>): Problems {
  const { error } = login.body.safeParse(credentials);
  const problems: Problems = {};
  for (const { field, problem } of error ? fieldProblems(error) : []) {
    const sentences: Record<string, string> = copy.problems[field as FieldName];
    problems[field as FieldName] ??= sentences[problem] ?? problem;
  }
  return problems;
}

const formStyle = css({ display: 'grid', gap: '5' });
