import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldProblems } from '#shared/api/error.ts';
import { subscribeToNewsletter } from '#shared/api/newsletter.ts';
import type { Language } from '#shared/language.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { askForFormToken, formToken } from '#web/lib/form-token.ts';

type Status = 'editing' | 'sending' | 'done' | 'failed' | 'too-many';

/**
 * The newsletter form's life: editing, sending, then done or failed. Its field holds its own value, which a failure
 * leaves as it was typed.
 */
export function useNewsletterForm(language: Language) {
  const email = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const [status, setStatus] = useState<Status>('editing');
  /** What is wrong with the address. */
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const refuse = (found: readonly { field: string; problem: string }[]) => {
    setStatus('editing');
    setProblem(found.find(({ field }) => field === 'email')?.problem ?? 'invalid');
    email.current?.focus();
  };

  const onInput = () => {
    askForFormToken();
    setProblem(undefined);
    if (status !== 'sending') setStatus('editing');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const elapsedMs = Math.round(performance.now() - shownAt.current);
    const body = subscribeToNewsletter.body.safeParse({
      ...typed,
      language,
      elapsedMs,
      formToken: formToken(),
    });
    if (!body.success) return refuse(fieldProblems(body.error));
    setProblem(undefined);
    setStatus('sending');
    try {
      await callApi(subscribeToNewsletter, { body: body.data });
      setStatus('done');
    } catch (error) {
      const details = error instanceof ApiError ? error.problem?.details : undefined;
      if (details) return refuse(details);
      setStatus(error instanceof ApiError && error.status === 429 ? 'too-many' : 'failed');
    }
  };

  return { email, status, problem, onFocus: askForFormToken, onInput, onSubmit };
}
