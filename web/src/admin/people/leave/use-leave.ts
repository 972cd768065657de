import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { handOver, removePerson } from '#shared/api/people.ts';
import type { HeldKind } from '#shared/people/holdings.ts';
import type { Person } from '#shared/people/person.ts';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { assigneesKey, inboxKey } from '#web/admin/lib/inbox-keys.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import type { Leaving } from '../people-queries.ts';
import { change, peopleQuery } from '../people-queries.ts';
import { copy } from './copy.en.ts';

/** The successor for each kind, by account id; an empty id means nobody. A kind that is absent is not handed over. */
export type Choices = Partial<Record<HeldKind, string>>;

/**
 * Hands over a user's work, and only then disables or removes them. If it is interrupted, no work is without an owner,
 * and repeating it continues with the rest. `problem` is the reason of a failure in one sentence; `moved` the number of
 * messages handed over.
 */
export function useLeave(what: Leaving, person: Person, onDone: () => void) {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState(0);
  const [problem, setProblem] = useState<string>();
  // One id for all tries of a hand-over, so that each successor gets one mail.
  const id = useRef(crypto.randomUUID());
  const handAllOver = async (choices: Choices) => {
    for (let more = true; more; ) {
      const done = await retry(async () => {
        const outcome = await tryOnce(person.id, { id: id.current, ...choices });
        if (!(outcome instanceof ApiError) && outcome.failed > 0 && outcome.moved === 0)
          throw new Error('Nothing was moved.');
        return outcome;
      });
      if (done instanceof ApiError) throw done;
      setMoved((before) => before + done.moved);
      more = done.more;
    }
  };
  const { mutate, isPending } = useMutation<void, Error, Choices>({
    mutationFn: async (choices) => {
      setProblem(undefined);
      const isHandedOver = Object.keys(choices).length > 0;
      try {
        if (isHandedOver) await handAllOver(choices);
      } catch (error) {
        setProblem(refusalSentence(error) || copy.notAll);
        throw error;
      }
      try {
        if (what === 'disable') await change(person, { state: 'disabled' });
        if (what === 'remove') await callApi(removePerson, { params: { id: person.id } });
      } catch (error) {
        setProblem(refusalSentence(error) || copy.notGone);
        throw error;
      }
    },
    onSuccess: () => {
      showToast({ tone: 'success', title: copy.done[what](person.username) });
      onDone();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: inboxKey });
      void queryClient.invalidateQueries({ queryKey: assigneesKey });
    },
  });
  return { leave: mutate, isPending, moved, problem };
}

/** A refusal by the server is returned and not thrown, so that it is not retried. */
async function tryOnce(id: string, body: { id: string } & Choices) {
  try {
    return await callApi(handOver, { params: { id }, body });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return error;
    throw error;
  }
}
