import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteAgain, listPeople, removeCodes, updatePerson } from '#shared/api/people.ts';
import type { Person, PersonChange } from '#shared/people/person.ts';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** All people with an account, whether mails can be sent to them (`canMail`), and how much work each of them has (`holds`). */
export const peopleQuery = queryOptions({
  queryKey: ['api', 'admin', 'people'],
  queryFn: ({ signal }) => callApi(listPeople, { signal }),
});

/** Returns the server's reason for a failed call as one sentence; a general sentence if it gave none. */
export function failureOf(error: unknown): string {
  return refusalSentence(error) || copy.failed;
}

/** Actions on a person: the call and the sentence after it. */
const acts = {
  again: {
    call: ({ id }: Person) => callApi(inviteAgain, { params: { id } }),
    done: copy.invitation.again,
  },
  enable: { call: (person: Person) => change(person, { state: 'active' }), done: copy.enabled },
  'codes-off': {
    call: ({ id }: Person) => callApi(removeCodes, { params: { id } }),
    done: copy.turningCodesOff.done,
  },
} as const;
export type Act = keyof typeof acts;

export function change({ id }: Pick<Person, 'id'>, body: PersonChange) {
  return callApi(updatePerson, { params: { id }, body });
}

/** Runs an action on a person and shows the result. The list is read again in either case. */
export function usePersonAct() {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, { act: Act; person: Person }>({
    mutationFn: ({ act, person }) => acts[act].call(person),
    onSuccess: (_, { act, person }) => showToast({ tone: 'success', title: acts[act].done(person.username) }),
    onError: (error) => showToast({ tone: 'danger', title: failureOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  });
}

/** The change of an account. `hand-over`: it is disabled already, and only the work is given away. */
export type Leaving = 'disable' | 'remove' | 'hand-over';

/** Why the dialog about a user's work is open. `leave`: it asks whether to disable or remove the account. */
export type LeaveReason = 'leave' | 'remove' | 'hand-over';

/** The dialog that an owner opened: invite, change, sessions, hand over, or confirm. */
export type OpenDialog =
  | { readonly what: 'invite' }
  | { readonly what: 'change' | 'sessions' | 'codes-off' | LeaveReason; person: Person };
