import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAddresses } from '#shared/admin-paths.ts';
import { choosePassword, requestPasswordLink } from '#shared/api/session.ts';
import { type Link, readLinkHash } from '#shared/people/link.ts';
import { passwordChoice } from '#shared/session/password.ts';
import { passwordLinkRequest } from '#shared/session/sign-in.ts';
import { css } from '#styles/css';
import { useTypedOverReload } from '#web/admin/lib/language/typed-over-reload.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { copy as loginCopy } from '../copy.en.ts';
import { fieldSentence } from '../login-form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { copy } from './copy.en.ts';
import { passwordFailure, passwordSentence } from './password-failure.ts';

/** The forms for choosing a password by the link in the URL, and for requesting such a link. */
export function PasswordForms() {
  const { hash } = useLocation();
  const link = readLinkHash(hash);
  const [done, setDone] = useState<string>();
  const words = link ? copy.choose : copy.forgotten;
  return (
    <>
      <div>
        <h2 className={titleStyle}>{words.title}</h2>
        <p className={leadStyle}>{words.lead}</p>
      </div>
      {done !== undefined ? (
        <p role="status">{done}</p>
      ) : link ? (
        <ChoosePasswordForm link={link} onDone={(username) => setDone(copy.choose.done(username))} />
      ) : (
        <PasswordLinkForm onDone={() => setDone(copy.forgotten.done)} />
      )}
      <InternalLink to={adminAddresses.login} className={linkStyle}>
        {copy.toLogin}
      </InternalLink>
    </>
  );
}

const titleStyle = css({ textStyle: 'h4' });
const leadStyle = css({ color: 'fg.muted', marginTop: '1' });
const linkStyle = css({ justifySelf: 'start', color: 'brand.fg', textDecoration: 'underline' });

const words = copy.choose;

interface ChoosePasswordFormProps {
  link: Link;
  /** Receives the username to sign in with. */
  onDone: (username: string) => void;
}

/** Chooses a password for the account of a mailed link. Typed values stay after a failure. */
function ChoosePasswordForm({ link, onDone }: ChoosePasswordFormProps) {
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

const linkWords = copy.forgotten;

/** Requests a mailed link for a forgotten password. */
function PasswordLinkForm({ onDone }: { onDone: () => void }) {
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
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit} className={linkFormStyle}>
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
        {isPending ? linkWords.sending : linkWords.send}
      </Button>
    </form>
  );
}

const linkFormStyle = css({ display: 'grid', gap: '5' });
