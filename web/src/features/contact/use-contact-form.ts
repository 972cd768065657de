import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { messageInput } from '#shared/messages/message.ts';
import { askForFormToken } from '#web/lib/form/form-token.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { type ContactValues, contactDraft, contactFields } from './contact-draft.ts';
import { sendMessage } from './send-message.ts';

interface ContactFormOptions {
  language: Language;
  /** Called when a send failed for a reason outside the form. */
  onFailure: () => void;
  onSuccess: () => void;
}

/**
 * The contact form's life. What was typed before the page was hydrated counts; every edit is kept as a draft until the
 * message is stored.
 */
export function useContactForm({ language, onFailure, onSuccess }: ContactFormOptions) {
  const shownAt = useRef(0);
  const [restarted, setRestarted] = useState(false);
  const { form, status, problems, failure, onInput, onSubmit, edit } = useForm({
    schema: messageInput,
    read: valuesOf,
    send: async (_, sent) => {
      const website = String(new FormData(sent).get('website') ?? '');
      const elapsedMs = Math.round(performance.now() - shownAt.current);
      await sendMessage(valuesOf(sent), { language, website, elapsedMs });
      contactDraft.clear();
      onSuccess();
    },
    onFailure,
  });

  const formShown = status !== 'sent';
  useEffect(() => {
    shownAt.current = performance.now();
    askForFormToken();
    if (formShown && form.current) restoreDraft(form.current);
  }, [formShown, form]);

  /** Back to a cleared form, in its first field: what was pressed goes away. */
  const restart = () => {
    edit();
    setRestarted(true);
  };
  useEffect(() => {
    if (restarted && formShown) form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }, [restarted, formShown, form]);

  return {
    form,
    status,
    problems,
    failure,
    restart,
    onSubmit,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      askForFormToken();
      contactDraft.save(valuesOf(event.currentTarget));
      onInput(event);
    },
  };
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
