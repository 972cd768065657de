import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { serviceInterests } from '#shared/messages/limits.ts';
import { css, cx } from '#styles/css';
import { button, select } from '#styles/recipes';
import { Field } from '#web/components/feedback/field.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { isTooMany } from '#web/lib/api-client.ts';
import { type ContactReason, contactReasons } from '#web/lib/contact-paths.ts';
import type { ContactFormCopy } from './copy.en.ts';
import { LazyCvField } from './cv/lazy-cv-field.tsx';
import { type SentMessage, useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** The reason for which the page was opened, which preselects a service. */
  reason?: ContactReason | undefined;
  /** A suggestion for the message; shown while it is empty. */
  ask?: string | undefined;
  /** Returns the message to send from the typed text, which may be empty. */
  compose?: ((words: string) => string) | undefined;
  /** True to focus the form's first field, because the button that opened the form no longer exists. */
  focused?: boolean;
  copy: ContactFormCopy;
  /** Called once the message is stored; the form is then replaced. */
  onSuccess: (sent: SentMessage) => void;
  onFailure: () => void;
}

export function ContactForm({
  reason,
  ask,
  compose,
  focused = false,
  copy,
  onSuccess,
  onFailure,
}: ContactFormProps) {
  const { form, attachment, status, problems, failure, onInput, onSubmit, onCv } = useContactForm({
    language: useLanguage(),
    reason,
    compose,
    focused,
    onSuccess,
    onFailure,
  });
  const sending = status === 'sending';
  const fieldProps = (name: keyof ContactFormCopy['errors']) => ({
    id: `contact-${name}`,
    label: copy[name],
    error: sentence(copy.errors[name], problems[name]),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      className={cx(formStyle, scriptedStyle)}
    >
      <Field {...fieldProps('name')}>
        {(control) => <input {...control} name="name" autoComplete="name" dir="auto" required />}
      </Field>
      <Field {...fieldProps('email')}>{(control) => <input {...control} {...emailAttributes} />}</Field>
      <Field {...fieldProps('company')} optional={copy.optional}>
        {(control) => <input {...control} name="company" autoComplete="organization" dir="auto" />}
      </Field>
      <Field {...fieldProps('service')} optional={copy.optional}>
        {(control) => (
          <select
            {...control}
            name="service"
            defaultValue={reason && contactReasons[reason]}
            className={cx(control.className, select())}
          >
            <option value="">{copy.chooseService}</option>
            {serviceInterests.map((value) => (
              <option key={value} value={value}>
                {copy.services[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {reason === 'career' && <LazyCvField ref={attachment} onCv={onCv} />}
      <Field
        {...fieldProps('message')}
        {...(compose ? { label: copy.anythingElse, optional: copy.optional } : { hint: copy.messageHint })}
        className={wideStyle}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={8}
            dir="auto"
            placeholder={ask}
            required={!compose}
            className={cx(control.className, messageStyle)}
          />
        )}
      </Field>
      <div className={css({ srOnly: true })} aria-hidden="true">
        <label htmlFor="contact-website">{copy.honeypot}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {status === 'failed' && (
        <p role="alert" className={cx(wideStyle, noticeStyle)}>
          {isTooMany(failure) ? copy.tooManyNotice : copy.failedNotice}
        </p>
      )}
      <div className={cx(wideStyle, actionsStyle)}>
        <button type="submit" className={button()} aria-disabled={sending || undefined}>
          {sending && <Icon of={LoaderCircle} size={18} className={spinnerStyle} />}
          {sending ? copy.sending : copy.send}
        </button>
        <p className={privacyStyle}>
          {copy.privacyBefore}
          <PageLink to="/privacy" className={css({ textDecoration: 'underline' })}>
            {copy.privacyLink}
          </PageLink>
          {copy.privacyAfter}
        </p>
      </div>
    </form>
  );
}

/** Returns the sentence for a problem of a field; for an unknown problem the field's first one. */
function sentence(sentences: Record<string, string>, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : (sentences[problem] ?? Object.values(sentences)[0]);
}

const emailAttributes: ComponentProps<'input'> = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  dir: 'ltr',
  required: true,
};

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  columnGap: '6',
  rowGap: '5',
  alignItems: 'start',
  minHeight: { md: 'column' },
});
/** The direction of the suggestion while the message is empty. */
const messageStyle = css({ _rtl: { '&:placeholder-shown': { direction: 'rtl' } } });
const wideStyle = css({ gridColumn: '1 / -1' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5' });
const spinnerStyle = css({ animation: 'spin 1s linear infinite' });
const noticeStyle = css({
  padding: '4',
  background: 'danger.subtle',
  color: 'danger.fg',
  borderRadius: 'control',
  textStyle: 'sm',
});
const privacyStyle = css({ textStyle: 'sm', color: 'fg.muted' });
