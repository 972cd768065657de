import { useQuery, useQueryClient } from '@tanstack/react-query';
import { updatePerson } from '#shared/api/people.ts';
import { personChange } from '#shared/people/person.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { actorsQuery } from '../audit/audit-queries.ts';
import { refusalSentence } from '../lib/failure/server-sentence.ts';
import { useUser } from '../lib/signed-in.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';

/** The id of the e-mail field, which gets the focus when an owner chooses the step about the address. */
export const ownAddressId = 'own-address';

/** Asks an owner without an e-mail address for it, on the first step: without one, a forgotten password cannot be renewed by mail. */
export function OwnAddress({ onLater }: { onLater: () => void }) {
  const me = useUser()?.username;
  const { data: people } = useQuery(actorsQuery);
  const person = people?.find(({ username }) => username === me);
  return person && !person.email ? <AddressForm id={person.id} onLater={onLater} /> : null;
}

function AddressForm({ id, onLater }: { id: string; onLater: () => void }) {
  const queryClient = useQueryClient();
  const words = copy.ownAddress;
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: personChange,
    send: async (body) => {
      const { email } = await callApi(updatePerson, { params: { id }, body });
      showToast({ tone: 'success', title: words.saved(email ?? '') });
      await queryClient.invalidateQueries({ queryKey: actorsQuery.queryKey });
    },
  });
  const isPending = status === 'sending';
  const problem = problems.email && (words.problems[problems.email] ?? words.problems.invalid);
  return (
    <form ref={form} noValidate onInput={onInput} onSubmit={onSubmit} className={formStyle}>
      <Field id={ownAddressId} label={words.label} hint={words.text} error={problem}>
        {(control) => <input {...control} type="email" name="email" dir="ltr" autoComplete="email" />}
      </Field>
      <div className={actionsStyle}>
        <Button type="submit" size="s" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {words.save}
        </Button>
        <Button variant="outline" size="s" onClick={onLater}>
          {words.later}
        </Button>
      </div>
      {status === 'failed' && <Notice>{refusalSentence(failure) || words.failed}</Notice>}
    </form>
  );
}

const formStyle = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '3',
  padding: '4',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > div': { maxWidth: 'column' },
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
