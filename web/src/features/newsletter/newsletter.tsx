import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { css, cx } from '#styles/css';
import { button, container, input } from '#styles/recipes';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { isTooMany } from '#web/lib/api-client.ts';
import { askForFormToken } from '#web/lib/form/form-token.ts';
import type { NewsletterCopy } from './copy.en.ts';
import { useNewsletterForm } from './use-newsletter-form.ts';

/** The newsletter form. After it is sent, thanks replace it. */
export function Newsletter({ copy }: { copy: NewsletterCopy }) {
  const { form, status, problems, failure, onInput, onSubmit, edit } = useNewsletterForm(useLanguage());
  const sending = status === 'sending';
  const problem = problems.email ?? Object.values(problems)[0];
  const failed = isTooMany(failure) ? copy.tooMany : copy.failed;
  const refused = problem === undefined ? undefined : problemSentence(copy.errors, problem);
  const error = status === 'failed' ? failed : refused;
  return (
    <section aria-labelledby="newsletter" className={cx(container(), sectionStyle, scriptedStyle)}>
      <div className={boxStyle}>
        <div>
          <h2 id="newsletter" className={css({ textStyle: 'h3' })}>
            {copy.title}
          </h2>
          <p className={textStyle}>{copy.text}</p>
        </div>
        {status === 'sent' ? (
          <Thanks text={copy.done} />
        ) : (
          <form
            ref={form}
            method="post"
            noValidate
            onFocus={askForFormToken}
            onInput={(event) => {
              askForFormToken();
              edit();
              onInput(event);
            }}
            onSubmit={onSubmit}
          >
            <div className={rowStyle}>
              <label htmlFor="newsletter-email" className={css({ srOnly: true })}>
                {copy.email}
              </label>
              <input
                id="newsletter-email"
                type="email"
                name="email"
                inputMode="email"
                autoComplete="email"
                dir="ltr"
                required
                placeholder={copy.email}
                aria-invalid={problem !== undefined}
                {...(error !== undefined && { 'aria-describedby': 'newsletter-error' })}
                className={cx(input(), fieldStyle)}
              />
              <button
                type="submit"
                className={button({ variant: 'label' })}
                aria-disabled={sending || undefined}
              >
                {sending ? copy.sending : copy.subscribe}
              </button>
            </div>
            <div className={css({ srOnly: true })} aria-hidden="true">
              <label htmlFor="newsletter-website">{copy.honeypot}</label>
              <input id="newsletter-website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
            <p className={consentStyle}>
              {copy.consent}
              <PageLink to="/privacy" className={css({ textDecoration: 'underline' })}>
                {copy.privacy}
              </PageLink>
            </p>
            <p id="newsletter-error" role="alert" className={errorStyle}>
              {error && (
                <>
                  <Icon of={CircleAlert} size={18} />
                  {error}
                </>
              )}
            </p>
          </form>
        )}
      </div>
    </section>
  );
}

/** Takes the focus from the button that has disappeared. */
function Thanks({ text }: { text: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={thanksStyle}>
      <CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" />
      {text}
    </p>
  );
}

/** Returns the sentence for a problem; for an unknown one that of an invalid e-mail address. */
function problemSentence(errors: NewsletterCopy['errors'], problem: string): string {
  return Object.hasOwn(errors, problem) ? errors[problem as keyof typeof errors] : errors.invalid;
}

const sectionStyle = css({ paddingBottom: 'section' });
const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' },
  alignItems: 'center',
  columnGap: '12',
  rowGap: '6',
  paddingBlock: { base: '7', lg: '7' },
  paddingInline: { base: '6', lg: '15' },
  ground: 'deep',
  borderRadius: 'card',
});
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: '3',
});
/** An e-mail address is written left to right; its placeholder has the direction of the page. */
const fieldStyle = css({
  minHeight: '13',
  color: 'fg.default',
  _rtl: { '&:placeholder-shown': { textAlign: 'end' } },
});
/** Not red, whose contrast with the dark background is too low. */
const errorStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  marginTop: '2',
  textStyle: 'sm',
  color: 'label.muted',
  _empty: { marginTop: '0' },
  '& svg': { flexShrink: '0' },
});
const consentStyle = css({ marginTop: '3', textStyle: 'xs', color: 'fg.onDarkMuted' });
const thanksStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: '[174px]', sm: '25' },
  outline: 'none',
  '& svg': { flexShrink: '0', color: 'label.solid' },
});
const textStyle = css({ marginTop: '2', color: 'fg.onDarkMuted' });
