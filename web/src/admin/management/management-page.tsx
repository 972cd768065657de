import { type FormEvent, useEffect, useRef, useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AuthLayout } from '../ui/screen/auth-layout.tsx';
import { useScreen } from '../ui/screen/use-screen.ts';
import { copy } from './copy.en.ts';

/** The code from `VITE_MANAGEMENT_CODE`, an environment variable of the build; undefined if it was not set. */
const accessCode = import.meta.env.VITE_MANAGEMENT_CODE?.trim();

/**
 * A page that asks for the access code, and then links to the login screen. The code is not stored, so the page asks again
 * whenever it is opened.
 */
export function ManagementPage() {
  const heading = useScreen(copy.screen);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen, heading]);
  return (
    <AuthLayout
      heading={heading}
      title={isOpen ? copy.granted : copy.title}
      lead={isOpen ? copy.grantedLead : copy.lead}
    >
      {!accessCode && (
        <p className={css({ textStyle: 'sm' })}>
          {copy.noCode}{' '}
          <a href={adminAddresses.login} className={signInStyle}>
            {copy.signIn}
          </a>
        </p>
      )}
      {isOpen ? (
        <ButtonLink href={adminAddresses.login} className={css({ justifySelf: 'start' })}>
          {copy.proceed}
        </ButtonLink>
      ) : (
        <CodeForm onRight={() => setIsOpen(true)} />
      )}
    </AuthLayout>
  );
}

/** A wrong code only empties the field. */
function CodeForm({ onRight }: { onRight: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field) return;
    if (isAccessCode(field.value, accessCode)) return onRight();
    field.value = '';
    field.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className={formStyle}>
      <Field id="access-code" label={copy.code}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Button type="submit">{copy.verify}</Button>
    </form>
  );
}

const signInStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
const formStyle = css({ display: 'grid', gap: '5' });

/**
 * True if a code opens the way to the login screen: it equals the code of the build, ignoring case. If the build has no code,
 * no code is right. The code protects nothing, since the server checks every call.
 */
export function isAccessCode(entered: string, expected: string | undefined): boolean {
  return Boolean(expected) && entered.trim().toLowerCase() === expected?.trim().toLowerCase();
}
