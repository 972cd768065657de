import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldProblems } from '#shared/api/error.ts';
import type { Language } from '#shared/language.ts';
import { contactRequest } from '#shared/messages/message.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { askForFormToken } from '#web/lib/form-token.ts';
import { type ContactValues, contactDraft, contactFields } from './contact-draft.ts';
import { sendMessage } from './send-message.ts';

type Status = 'editing' | 'sending' | 'sent' | 'failed' | 'too-many';
/** The first problem of each field, by the field's name. */
export type ContactProblems = Partial<Record<string, string>>;

interface ContactFormOptions {
  language: Language;
  /** Called when a send failed for a reason outside the form. */
  onFailure: () => void;
  onSuccess: () => void;
}

/**
 * The contact form's life: editing, sending, then sent or failed. The fields hold their own values, so that what was
 * typed before the page was hydrated counts; every edit is kept as a draft until the message is stored.
 */
export function useContactForm({ language, onFailure, onSuccess }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const [status, setStatus] = useState<Status>('editing');
  const [restarted, setRestarted] = useState(false);
  const [problems, setProblems] = useState<ContactProblems>({});

  const formShown = status !== 'sent';
  useEffect(() => {
    shownAt.current = performance.now();
    askForFormToken();
    if (formShown && form.current) restoreDraft(form.current);
  }, [formShown]);

  /** Back to a cleared form, in its first field: what was pressed goes away. */
  const restart = () => {
    setStatus('editing');
    setRestarted(true);
  };
  useEffect(() => {
    if (restarted && formShown) focusField(form.current, 'name');
  }, [restarted, formShown]);

  const fail = (found: ContactProblems) => {
    setStatus('editing');
    setProblems(found);
    const first = contactFields.find((name) => found[name]);
    if (first) focusField(form.current, first);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    askForFormToken();
    const values = valuesOf(event.currentTarget);
    contactDraft.save(values);
    const { name } = event.target as HTMLInputElement;
    // What is still missing may be on its way; what is too long is told at once.
    const problem = problemsOf(values)[name];
    setProblems(({ [name]: _, ...others }) =>
      problem === 'too-long' ? { ...others, [name]: problem } : others,
    );
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    const values = valuesOf(event.currentTarget);
    const parsed = contactRequest.safeParse(values);
    if (!parsed.success) return fail(firstProblems(fieldProblems(parsed.error)));
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const elapsedMs = Math.round(performance.now() - shownAt.current);
    setProblems({});
    setStatus('sending');
    try {
      await sendMessage(values, { language, website, elapsedMs });
      contactDraft.clear();
      setStatus('sent');
      onSuccess();
    } catch (error) {
      const details = error instanceof ApiError ? error.problem?.details : undefined;
      if (details) return fail(firstProblems(details));
      setStatus(error instanceof ApiError && error.status === 429 ? 'too-many' : 'failed');
      onFailure();
    }
  };

  return { form, status, problems, onInput, onSubmit, restart };
}

function problemsOf(values: ContactValues): ContactProblems {
  const { error } = contactRequest.safeParse(values);
  return error ? firstProblems(fieldProblems(error)) : {};
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return Object.fromEntries(
    contactFields.map((name) => [name, String(data.get(name) ?? '')]),
  ) as ContactValues;
}

function restoreDraft(form: HTMLFormElement) {
  const draft = contactDraft.read();
  if (!draft) return;
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && field.value === '') field.value = draft.values[name] ?? '';
  }
}

function focusField(form: HTMLFormElement | null, name: string) {
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

function firstProblems(found: readonly { field: string; problem: string }[]): ContactProblems {
  return Object.fromEntries([...found].reverse().map(({ field, problem }) => [field, problem]));
}
