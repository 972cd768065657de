import { useState } from 'react';
import { sendTestIssue } from '#shared/api/mail.ts';
import { type Language, languages } from '#shared/language.ts';
import { mailRecipient } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { EmailField } from '#web/components/feedback/email-field.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { copy } from './copy.en.ts';

/**
 * Mails an article to one address as a test; its unsubscribe link leads only to the site. `language` is the chosen one until
 * the user chooses another.
 */
export function TestIssue({ postId, language: readersLanguage }: { postId: string; language: Language }) {
  const [outcome, setOutcome] = useState('');
  const { form, status, problems, onInput, onSubmit, edit } = useForm({
    schema: mailRecipient,
    send: async (body) => {
      const { outcome: what, reason = '' } = await callApi(sendTestIssue, { params: { id: postId }, body });
      const sentence = copy.outcomes[what];
      setOutcome(typeof sentence === 'string' ? sentence : sentence(reason));
    },
    onFailure: () => setOutcome(copy.failed),
  });
  const isPending = status === 'sending';
  return (
    <form
      ref={form}
      noValidate
      onInput={(event) => {
        setOutcome('');
        edit();
        onInput(event);
      }}
      onSubmit={onSubmit}
      className={formStyle}
    >
      <h3 className={headingStyle}>{copy.test}</h3>
      <EmailField
        id="test-issue-email"
        label={copy.testEmail}
        error={problems.email && (copy.problems[problems.email] ?? copy.problems.invalid)}
        readOnly={isPending}
      />
      <div className={rowStyle}>
        <div>
          <Select
            key={readersLanguage}
            name="language"
            defaultValue={readersLanguage}
            aria-label={copy.testLanguage}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {copy.languages[language]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="outline" size="s" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {isPending ? copy.testing : copy.testSend}
        </Button>
      </div>
      <p role="status" className={outcomeStyle}>
        {outcome}
      </p>
    </form>
  );
}

const formStyle = css({ display: 'grid', gap: '3' });
const headingStyle = css({ textStyle: 'sm', fontWeight: 'strong' });
const rowStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const outcomeStyle = css({ textStyle: 'sm', _empty: { display: 'none' } });
