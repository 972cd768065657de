import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitePerson } from '#shared/api/people.ts';
import { languages } from '#shared/language.ts';
import { invitation, type Person, personChange } from '#shared/people/person.ts';
import { roles } from '#shared/session/session.ts';
import { css } from '#styles/css';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type Problems, useForm } from '#web/lib/form/use-form.ts';
import { formatInWords } from '../lib/language/formats.ts';
import { DialogBody } from '../ui/dialog/dialog.tsx';
import { Select } from '../ui/fields/text-box.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { change, failureOf, peopleQuery } from './people-queries.ts';

interface PersonFormProps {
  /** The person to change; `undefined` invites a new user. */
  person: Person | undefined;
  onClose: () => void;
}

/**
 * The e-mail address, role and language of a person, and the username of a new one. Typed values stay after a failure.
 */
export function PersonForm({ person, onClose }: PersonFormProps) {
  const queryClient = useQueryClient();
  const words = person ? copy.changing : copy.invitation;
  const finish = async (username: string) => {
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
    showToast({ tone: 'success', title: words.done(username) });
    onClose();
  };
  const inviting = useForm({
    schema: invitation,
    send: async (body) => finish((await callApi(invitePerson, { body })).username),
  });
  const changing = useForm({
    schema: personChange,
    read: (form) => withoutEmpty(new FormData(form), person),
    send: async (body) => person && finish((await change(person, body)).username),
  });
  const { form, status, problems, failure, onInput, onSubmit } = person ? changing : inviting;
  const isPending = status === 'sending';
  return (
    <form ref={form} noValidate onInput={onInput} onSubmit={onSubmit}>
      <DialogBody>
        {!person && <p>{copy.invitation.text}</p>}
        <div className={fieldsStyle}>
          {!person && <UsernameField error={sentence('username', problems)} />}
          <Field id="person-email" label={copy.fields.email} error={sentence('email', problems)}>
            {(control) => (
              <input
                {...control}
                type="email"
                name="email"
                dir="ltr"
                autoComplete="off"
                defaultValue={person?.email}
              />
            )}
          </Field>
          <ChoiceField name="role" choices={roles} chosen={person?.role ?? 'editor'} labels={copy.roles} />
          <ChoiceField
            name="language"
            choices={languages}
            chosen={person?.language ?? 'en'}
            labels={copy.languages}
          />
          {person && <LastDayField leavesOn={person.leavesOn} />}
        </div>
        {status === 'failed' && <Notice>{failureOf(failure)}</Notice>}
      </DialogBody>
      <FormFooter
        send={person ? copy.changing.save : copy.invitation.send}
        sending={person ? copy.changing.saving : copy.invitation.sending}
        isPending={isPending}
        cancel={copy.cancel}
        onCancel={() => isPending || onClose()}
      />
    </form>
  );
}

function UsernameField({ error }: { error: string | undefined }) {
  return (
    <Field id="person-username" label={copy.fields.username} hint={copy.usernameHint} error={error}>
      {(control) => (
        <input {...control} name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
}

function LastDayField({ leavesOn }: Pick<Person, 'leavesOn'>) {
  const [typed, setTyped] = useState(leavesOn ?? '');
  const words = formatInWords(typed);
  return (
    <Field
      id="person-last-day"
      label={copy.lastDay}
      hint={words ? `${words}. ${copy.lastDayHint}` : copy.lastDayHint}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          name="leavesOn"
          max="9999-12-31"
          defaultValue={leavesOn}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/**
 * Returns the form's values without empty ones, since an account created on the command line may have no e-mail address.
 * An empty last day is kept if the person has one: saving then removes it.
 */
function withoutEmpty(data: FormData, person: Person | undefined): unknown {
  const isSaid = ([name, value]: [string, unknown]) =>
    value !== '' || (name === 'leavesOn' && person?.leavesOn !== undefined);
  return Object.fromEntries([...data].filter(isSaid));
}

function sentence(name: string, { [name]: problem }: Problems): string | undefined {
  return problem && (copy.problems[name]?.[problem] ?? copy.failed);
}

const fieldsStyle = css({ display: 'grid', gap: '4' });

interface ChoiceFieldProps<Choice extends string> {
  name: 'role' | 'language';
  choices: readonly Choice[];
  chosen: Choice;
  labels: Readonly<Record<Choice, string>>;
}

/** A select of the form, with its label. */
function ChoiceField<Choice extends string>({ name, choices, chosen, labels }: ChoiceFieldProps<Choice>) {
  const id = `person-${name}`;
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {copy.fields[name]}
      </label>
      <Select id={id} name={name} defaultValue={chosen}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const labelStyle = css({ display: 'block', marginBottom: '2', textStyle: 'sm', fontWeight: 'strong' });
